import { lazy, type RefObject, Suspense } from 'react';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import styles from './margin.module.css';
import { MarginNotes } from './margin-notes.tsx';
import { Picked } from './picked.tsx';
import { marginTexts as texts } from './texts.ts';
import type { OwnMargin } from './use-margin.ts';

// Most visits ask nothing, and the list of files that every page reads stays short.
const AskSentence = lazy(() => import('./ask-sentence.tsx'));

type OwnProps = { readonly own: OwnMargin };

/** How many questions stand in the margin, and how many are left, below the contents. */
export function MarginFacts({ own: { notes, asking } }: OwnProps) {
  if (asking && asking.left !== 0)
    return (
      <p className="meta">{texts.told(notes.length, asking.left, ownLongDate(new Date(asking.until)))}</p>
    );
  return notes.length === 0 ? null : <p className="meta">{texts.closed(notes.length)}</p>;
}

/** Questions whose sentences a new version no longer has. */
export function LostNotes({ own: { lost }, author }: OwnProps & { readonly author: string }) {
  const versions = [...new Set(lost.map((note) => note.of))].sort((left, right) => left - right);
  return versions.map((version) => (
    <section key={version} className={styles.lost} aria-label={texts.lost(version)}>
      <h2>{texts.lost(version)}</h2>
      <MarginNotes notes={lost.filter((note) => note.of === version)} author={author} />
    </section>
  ));
}

type AskingProps = OwnProps & {
  readonly address: ReportAddress;
  readonly article: RefObject<HTMLElement | null>;
  readonly author: string;
};

/** The touched sentence, and the dialog of a question. */
export function Asking({
  own: { margin, asked, asking, leave, add },
  address,
  article,
  author,
}: AskingProps) {
  return (
    <>
      {margin?.ask && <Picked text={article} author={author} ask={margin.ask} />}
      {asked && (
        <Suspense>
          <AskSentence
            {...{ address, author }}
            sentences={asked}
            left={asking?.left}
            onAsked={add}
            onClose={leave}
          />
        </Suspense>
      )}
    </>
  );
}
