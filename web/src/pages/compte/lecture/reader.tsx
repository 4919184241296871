import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { figureWords } from '#domain/report/figure-words.ts';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { titled } from '#web/texts/titled.ts';
import { Bar } from './bar.tsx';
import { type Chapter, chaptersOf, percentAt } from './chapters.ts';
import { Contents } from './contents.tsx';
import { Cover } from './cover.tsx';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { sizes } from './memory.ts';
import { Newer } from './newer.tsx';
import type { Reading } from './opening.ts';
import { Colophon, SectionView } from './section-view.tsx';
import { readingTexts as texts } from './texts.ts';
import { useKeys } from './use-keys.ts';
import { usePlace } from './use-place.ts';

const statusOf = ({ isKept, isOffline }: Reading): string | undefined => {
  if (isOffline) return isKept ? texts.offline : texts.openOnly;
  return isKept ? texts.kept : undefined;
};

/** Moves between chapters by the anchor of the address, so that «back» and links work. */
const useChapters = (chapters: readonly Chapter[]) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const index = chapters.findIndex(({ anchor }) => `#${anchor}` === hash);
  const go = (anchor: string) => navigate(`${pathname}${search}${anchor === '' ? '' : `#${anchor}`}`);
  const step = (to: number) => () => {
    if (to < 0 && index >= 0) go('');
    const chapter = chapters[to];
    if (chapter) go(chapter.anchor);
  };
  const showContents = () => {
    const title = document.getElementById('sommaire-titre');
    if (!title?.checkVisibility()) return go('sommaire');
    title.scrollIntoView({ block: 'nearest' });
    title.focus({ preventScroll: true });
  };
  return {
    index,
    anchor: chapters[index]?.anchor,
    onBefore: step(index - 1),
    onAfter: step(index + 1),
    showContents,
  };
};

type ReaderProps = { reading: Reading; address: ReportAddress; onNewer: () => void };

/** A report as a page: its cover and contents, or one chapter. */
export const Reader = ({ reading, address, onNewer }: ReaderProps) => {
  const { page } = reading;
  const { report, figures, tables } = page;
  const chapters = useMemo(() => chaptersOf(report), [report]);
  const { index, anchor, onBefore, onAfter, showContents } = useChapters(chapters);
  const { place, size, hasKeys, fraction, setSize, toggleKeys } = usePlace(
    `${address.order}/${address.service}`,
    anchor,
  );
  useKeys({ onBefore, onAfter, onContents: showContents, hasLetter: hasKeys });
  const wordsOf = useCallback(
    (figure: number) => figureWords(report.discipline, tables, figure),
    [report, tables],
  );
  const shared = useMemo(() => ({ figures, wordsOf, words: report.words }), [figures, wordsOf, report]);
  useEffect(() => {
    document.title = titled(`${report.title} ${report.whose}`);
  }, [report]);
  const contents = (
    <Contents
      key="contents"
      {...{ page, address, chapters, place, hasKeys }}
      current={anchor}
      onKeys={toggleKeys}
    />
  );
  const text = (
    <article key="text" className={styles.text} data-size={sizes[size]}>
      <Cover page={page} chapters={chapters} place={place?.anchor} isShown={anchor === undefined} />
      {chapters.map((chapter, at) => (
        <SectionView
          key={chapter.anchor}
          {...{ chapter, report, shared }}
          next={chapters[at + 1]}
          isShown={at === index}
        />
      ))}
      <Colophon report={report} isShown={anchor === 'colophon'} />
    </article>
  );
  return (
    <Frame
      status={statusOf(reading)}
      percent={percentAt(chapters, index, anchor === undefined ? 0 : fraction)}
      accent={`a-${report.discipline}`}
    >
      <Newer reading={reading} onRead={onNewer} />
      {/* A phone shows the contents under the cover, and a wide screen beside the text. */}
      <div className={styles.columns}>{anchor === undefined ? [text, contents] : [contents, text]}</div>
      <Bar address={address} size={size} onSize={setSize} onContents={showContents} />
    </Frame>
  );
};
