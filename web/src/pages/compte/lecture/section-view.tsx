import { memo, useContext } from 'react';
import type { PrintedReport, PrintedSection } from '#domain/report/printed.ts';
import { sentencesIn } from '#domain/report/sentences.ts';
import { Glyph } from '#web/features/dossier/glyph.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LetterSignature } from '#web/ui/letter-signature.tsx';
import { BlockView, type Shared } from './blocks.tsx';
import type { Chapter } from './chapters.ts';
import margin from './margin/margin.module.css';
import { MarginContext } from './margin/margin-context.ts';
import { marginTexts } from './margin/texts.ts';
import { Runs } from './runs.tsx';
import styles from './section-view.module.css';
import { readingTexts as texts } from './texts.ts';

/** The title in two voices. */
const Title = ({ title, second }: { title: string; second: string }) => (
  <h1 tabIndex={-1}>
    {title}
    {second !== '' && (
      <>
        {' '}
        <em>{second}</em>
      </>
    )}
  </h1>
);

type SectionProps = {
  chapter: Chapter;
  report: PrintedReport;
  shared: Shared;
  /** Undefined after the last one. */
  next: Chapter | undefined;
  isShown: boolean;
};

/** The corner of a leaf that is being turned. */
const Corner = () => (
  <svg viewBox="0 0 40 40" className={styles.corner} aria-hidden="true">
    <path d="M0 40L40 0V40Z" className={styles.under} />
    <path d="M0 40V0H40Z" />
  </svg>
);

/** The end of a chapter turns the page to the next one; after the colophon nothing follows. */
const Next = ({ next }: { next: Chapter | undefined }) => {
  if (!next) return <p className={styles.end}>{texts.end}</p>;
  const { anchor, number, name, section } = next;
  return (
    <p className={styles.next}>
      <a href={`#${anchor}`}>
        {section && section.glyph !== '' && <Glyph name={section.glyph} />}
        <span>
          {number !== undefined && <span className={styles.upcoming}>{texts.chapter(number)}</span>}
          <span className={styles.name}>{name}</span>
        </span>
        <Corner />
      </a>
    </p>
  );
};

/** The keyboard's way to a question about a sentence. */
const Choose = ({ section }: { section: PrintedSection }) => {
  const { author, ask } = useContext(MarginContext) ?? {};
  const sentences = sentencesIn(section);
  if (!ask || sentences.length === 0) return null;
  return (
    <p className={margin.choose}>
      <Button variant="line" size="small" onClick={() => ask(sentences)}>
        {marginTexts.choose(author ?? '')}
      </Button>
    </p>
  );
};

/** A section: all of them are in the page, so that it prints whole, and one is shown. */
export const SectionView = memo(({ chapter, report, shared, next, isShown }: SectionProps) => {
  const { section, anchor, number } = chapter;
  if (!section) return null;
  const { kind, title, second, folio, glyph, blocks } = section;
  return (
    <section id={anchor} className={classes(styles.section, !isShown && styles.away)}>
      <p className={styles.folio}>
        {number === undefined ? texts.letter : texts.folio(number, folio)}
        {glyph !== '' && <Glyph name={glyph} />}
      </p>
      <Title title={title} second={second} />
      {blocks.map((block, index) => (
        <div key={`${index} ${block.kind}`} data-block={index}>
          <BlockView block={block} shared={shared} />
        </div>
      ))}
      {kind === 'letter' && (
        <p className={styles.signed}>
          <LetterSignature of={report.author} /> <span className="meta">{report.role}</span>
        </p>
      )}
      <Choose section={section} />
      <Next next={next} />
    </section>
  );
});

type ColophonProps = Pick<SectionProps, 'report' | 'isShown'>;

export const Colophon = ({ report: { colophon }, isShown }: ColophonProps) => (
  <section id="colophon" className={classes(styles.section, !isShown && styles.away)}>
    <Title title={colophon.title} second={colophon.second} />
    <dl className={styles.facts}>
      {colophon.facts.map(({ name, runs }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Runs runs={runs} />
          </dd>
        </div>
      ))}
    </dl>
    {colophon.code !== '' && (
      <p className={styles.code}>
        <span className="num">{colophon.code}</span> <span className="meta">{colophon.codeNote}</span>
      </p>
    )}
    <Next next={undefined} />
  </section>
);
