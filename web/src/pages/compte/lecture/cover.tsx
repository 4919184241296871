import { fr } from '#domain/texts/typography.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Chapter } from './chapters.ts';
import styles from './section-view.module.css';
import { readingTexts as texts } from './texts.ts';

type CoverProps = {
  page: ReportPage;
  chapters: readonly Chapter[];
  /** The anchor of the last place; undefined before the first reading. */
  place: string | undefined;
  isShown: boolean;
};

/** «Reprendre au chapitre 2» */
const resumeOf = (chapter: Chapter): string =>
  chapter.number === undefined ? texts.resumeAt(chapter.name) : texts.resume(chapter.number);

/** Whose report it is, its drawing, and the way back into the text. */
export const Cover = ({ page: { report, figures, person }, chapters, place, isShown }: CoverProps) => {
  const drawing = figures[report.cover.figure];
  const here = chapters.find(({ anchor }) => anchor === place);
  const first = here ?? chapters[0];
  return (
    <section className={classes(styles.cover, !isShown && styles.away)}>
      <p className={styles.folio}>{report.title}</p>
      {/* A name is typed with a straight apostrophe. */}
      <h1 tabIndex={-1}>{fr(person)}</h1>
      {report.cover.born.map((line) => (
        <p key={line} className={styles.born}>
          {line}
        </p>
      ))}
      {drawing && (
        <figure>
          <SceneFigure wide={drawing.wide} narrow={drawing.narrow} label={report.cover.alt} />
        </figure>
      )}
      {first && (
        <p className={styles.resume}>
          <ButtonLink to={`#${first.anchor}`}>{here ? resumeOf(here) : texts.begin}</ButtonLink>
        </p>
      )}
    </section>
  );
};
