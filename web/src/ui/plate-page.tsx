import type { ReactNode } from 'react';
import { plateTexts } from '#web/texts/plates.ts';
import { HourSky } from './hour-sky.tsx';
import { MoonPieces } from './moon-pieces.tsx';
import styles from './plate-page.module.css';

const Pole = () => (
  <>
    <svg className="drawing" viewBox="0 0 640 640" aria-hidden="true">
      <use href="/drawings/polaire.svg#polaire" />
    </svg>
    <figcaption className="meta">{plateTexts.pole}</figcaption>
  </>
);

/** Its emblem needs no caption. */
const Moon = () => (
  <svg className="drawing" viewBox="0 0 400 400" aria-hidden="true">
    <MoonPieces />
  </svg>
);

/** What opens an account, what has nothing to show, and the guidance. */
const drawings = { pole: Pole, hour: HourSky, moon: Moon } as const;

type PlatePageProps = {
  drawing: keyof typeof drawings;
  /** Under the drawing, and on phones under the content. */
  below?: ReactNode;
  children: ReactNode;
};

/**
 * One narrow column, such as a sign-in, beside a drawing that fills the other half of wide screens. Phones show only the sky of
 * the hour, below everything else: there the page has nothing of its own.
 */
export const PlatePage = ({ drawing, below, children }: PlatePageProps) => {
  const Drawing = drawings[drawing];
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div>
        <figure data-always={drawing === 'hour' || undefined}>
          <Drawing />
        </figure>
        {below}
      </div>
    </div>
  );
};
