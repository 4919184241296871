import type { ReactNode } from 'react';
import type { ReportPage } from '#domain/wire/report-page.ts';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { classes } from '#web/ui/classes.ts';
import { PdfButton } from '../pdf-button.tsx';
import type { Chapter } from './chapters.ts';
import styles from './contents.module.css';
import type { Place } from './memory.ts';
import { pdfOf } from './pdf.ts';
import { Runs } from './runs.tsx';
import { readingTexts as texts } from './texts.ts';

type ContentsProps = {
  page: ReportPage;
  address: ReportAddress;
  chapters: readonly Chapter[];
  place: Place | undefined;
  /** The chapter in view; undefined on the cover. */
  current: string | undefined;
  hasKeys: boolean;
  onKeys: () => void;
  /** What stands below the facts. */
  children: ReactNode;
};

/** The page is that of the PDF. The disc repeats the word: full for read, half for the place, empty for what is to come. */
const Entry = ({ chapter, place }: { chapter: Chapter; place: Place | undefined }) => {
  const isHere = place?.anchor === chapter.anchor;
  const isRead = place?.read.includes(chapter.anchor) ?? false;
  const state = isHere ? texts.here : isRead && texts.read;
  return (
    <>
      <span className={classes('num', styles.number)}>{chapter.number}</span>
      <span>
        {chapter.name}
        {state && <small>{state}</small>}
      </span>
      {chapter.page !== undefined && (
        <span className={classes('num', styles.leaf)}>
          <span className="sr">{texts.page}</span>
          <span>{chapter.page}</span>
        </span>
      )}
      <i className={classes(styles.disc, isHere ? styles.half : isRead && styles.full)} aria-hidden="true" />
    </>
  );
};

const Facts = ({ report }: Pick<ReportPage, 'report'>) => (
  <dl className={styles.facts}>
    {report.contents.facts.map(({ name, runs }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Runs runs={runs} />
        </dd>
      </div>
    ))}
  </dl>
);

export const Contents = ({
  page,
  address,
  chapters,
  place,
  current,
  hasKeys,
  onKeys,
  children,
}: ContentsProps) => {
  const { report, pages, version, delivered_at } = page;
  const { code } = report.colophon;
  return (
    <nav
      id="sommaire"
      className={classes(styles.contents, current !== undefined && styles.wideOnly)}
      aria-labelledby="sommaire-titre"
    >
      <h2 id="sommaire-titre" tabIndex={-1}>
        {texts.contents}
      </h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.anchor}>
            <a href={`#${chapter.anchor}`} aria-current={chapter.anchor === current || undefined}>
              <Entry chapter={chapter} place={place} />
            </a>
          </li>
        ))}
      </ol>
      {current === undefined && <Facts report={report} />}
      <p className="meta">{texts.facts(pages, report.author, delivered_at, version)}</p>
      {code !== '' && <p className="meta">{texts.code(code)}</p>}
      <p>
        <PdfButton label={texts.printEdition} what="" addressOf={() => pdfOf(address, 'print')} />
      </p>
      {children}
      <p className={classes('meta', styles.keys)}>
        <span>{hasKeys ? texts.keys : texts.keysOff}</span>{' '}
        <button type="button" onClick={onKeys}>
          {hasKeys ? texts.disableKeys : texts.enableKeys}
        </button>
      </p>
    </nav>
  );
};
