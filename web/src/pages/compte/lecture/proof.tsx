import { type ReactNode, useEffect, useState } from 'react';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import styles from './proof.module.css';
import { readingTexts as texts } from './texts.ts';

type Figures = ReportPage['figures'];

/** The drawings that show something of what is named. */
const figuresWith = (figures: Figures, marks: readonly string[]): Figures =>
  figures.filter(({ wide }) => wide.shapes.some(({ of = [] }) => of.some((name) => marks.includes(name))));

/** Where the drawing has a place beside the text, so that it may come and go without moving a line. */
const hasRoom = (): boolean => matchMedia('(width >= 64rem) and (height >= 30rem)').matches;

/** Lit while the pointer or the keyboard is on it, or from a tap until the next one. */
const useLit = () => {
  const [isNear, setNear] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isLit = isNear || isHeld;
  useEffect(() => {
    if (!isLit) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setNear(false);
      setHeld(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isLit]);
  const come = () => setNear(hasRoom());
  const go = () => setNear(false);
  const leave = () => {
    go();
    if (hasRoom()) setHeld(false);
  };
  return {
    isLit,
    handlers: {
      onClick: () => setHeld((was) => !was),
      onMouseEnter: come,
      onMouseLeave: go,
      onFocus: come,
      onBlur: leave,
    },
  };
};

type ProofProps = {
  marks: readonly string[] | undefined;
  figures: Figures;
  /** The placement in words. */
  what: string;
  children: ReactNode;
};

/** A placement that was named: touched, it lights in the drawing. A report of an older edition has only its words. */
export const Proof = ({ marks = [], figures, what, children }: ProofProps) => {
  const { isLit, handlers } = useLit();
  const shown = figuresWith(figures, marks);
  if (shown.length === 0) return children;
  return (
    <>
      <button type="button" className={styles.proof} aria-expanded={isLit} {...handlers}>
        {children}
      </button>
      {isLit && (
        <span className={styles.plate}>
          {shown.map(({ wide, narrow, label }) => (
            <SceneFigure key={label} wide={wide} narrow={narrow} label={texts.lit(label, what)} lit={marks} />
          ))}
          <span className={styles.what} aria-hidden="true">
            {what}
          </span>
        </span>
      )}
    </>
  );
};
