import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chartOf } from '#domain/catalogue.ts';
import { type Change, changesBetween, traceOf } from '#domain/report/changes.ts';
import { figureWords } from '#domain/report/figure-words.ts';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { titled } from '#web/texts/titled.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bar } from './bar.tsx';
import { type Chapter, chaptersOf, percentAt } from './chapters.ts';
import { Contents } from './contents.tsx';
import { Cover } from './cover.tsx';
import frameStyles from './frame.module.css';
import { Frame } from './frame.tsx';
import { KeepingAnswer, KeepingQuestion } from './keeping.tsx';
import { MarginContext } from './margin/margin-context.ts';
import { Asking, LostNotes, MarginFacts } from './margin/margin-parts.tsx';
import { useMargin } from './margin/use-margin.ts';
import { hasNotesBeside, sizes } from './memory.ts';
import newerStyles from './newer.module.css';
import type { Former, Reading } from './opening.ts';
import { Colophon, SectionView } from './section-view.tsx';
import { readingTexts } from './texts.ts';
import type { Keeping } from './use-keeping.ts';
import { usePlace } from './use-place.ts';

type Keys = {
  readonly onBefore: () => void;
  readonly onAfter: () => void;
  readonly onContents: () => void;
  /** The letter can be switched off. */
  readonly hasLetter: boolean;
};

/** What moves or takes keys by itself: fields, dialogs, and regions that scroll sideways. */
const own = 'input, textarea, select, dialog, [contenteditable], section[tabindex]';

const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (event.target instanceof Element && event.target.closest(own) !== null);

/** ← and → between chapters, S for the contents. */
const useKeys = ({ onBefore, onAfter, onContents, hasLetter }: Keys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.key === 'ArrowLeft') onBefore();
      else if (event.key === 'ArrowRight') onAfter();
      else if (hasLetter && event.key.toLowerCase() === 's') onContents();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
};

const changeText = (change: Change): string => {
  if (change.kind === 'changed') return readingTexts.changed(change.passages);
  return change.kind === 'added' ? readingTexts.added : readingTexts.removed;
};

const ChangeList = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? (
    <p>{readingTexts.sameText}</p>
  ) : (
    <ul className={newerStyles.changes}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.name}`}>
          {change.name} <small>{changeText(change)}</small>
        </li>
      ))}
    </ul>
  );

type NewerProps = { reading: Reading; onRead: () => void };

/** «Une version 2 est là depuis hier.»: beside the former version, or once above the new one. */
const Newer = ({ reading: { page, newer, former }, onRead }: NewerProps) => {
  const [isOpen, setOpen] = useState(false);
  const before: Former | undefined = newer ? { version: page.version, trace: traceOf(page.report) } : former;
  if (!before) return null;
  const after = newer ?? page;
  return (
    <div className={newerStyles.newer}>
      <Notice tone="info" title={readingTexts.newer(after.version, after.delivered_at, new Date())}>
        <p className={newerStyles.actions}>
          {newer && (
            <Button variant="line" size="small" onClick={onRead}>
              {readingTexts.readNewer}
            </Button>
          )}
          <Button variant="line" size="small" onClick={() => setOpen(true)}>
            {readingTexts.changes}
          </Button>
        </p>
      </Notice>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={readingTexts.changesTitle(before.version, after.version)}
      >
        <ChangeList changes={changesBetween(before.trace, traceOf(after.report))} />
        <p className={newerStyles.actions}>
          <Button onClick={() => setOpen(false)}>{readingTexts.close}</Button>
        </p>
      </Dialog>
    </div>
  );
};

const statusOf = ({ isKept, isOffline }: Reading): string | undefined => {
  if (isOffline) return isKept ? readingTexts.offline : readingTexts.openOnly;
  return isKept ? readingTexts.kept : undefined;
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

type ReaderProps = {
  reading: Reading;
  address: ReportAddress;
  keeping: Keeping | undefined;
  onNewer: () => void;
};

/** A report as a page: its cover and contents, or one chapter. */
export const Reader = ({ reading, address, keeping, onNewer }: ReaderProps) => {
  const { page } = reading;
  const { report, figures, tables, starts } = page;
  const chapters = useMemo(() => chaptersOf(report, starts), [report, starts]);
  const { index, anchor, onBefore, onAfter, showContents } = useChapters(chapters);
  const { place, size, hasKeys, fraction, setSize, toggleKeys } = usePlace(
    `${address.order}/${address.service}`,
    anchor,
  );
  useKeys({ onBefore, onAfter, onContents: showContents, hasLetter: hasKeys });
  const own = useMargin(address, page, reading.isOffline);
  const article = useRef<HTMLElement>(null);
  const chart = chartOf(address.service);
  const wordsOf = useCallback((figure: number) => figureWords(chart, tables, figure), [chart, tables]);
  const shared = useMemo(() => ({ figures, wordsOf, words: report.words }), [figures, wordsOf, report]);
  useEffect(() => {
    document.title = titled(`${report.title} ${report.whose}`);
  }, [report]);
  const contents = (
    <Contents
      key={`contents ${page.version}`}
      page={page}
      address={address}
      chapters={chapters}
      place={place}
      hasKeys={hasKeys}
      current={anchor}
      onKeys={toggleKeys}
    >
      <MarginFacts own={own} />
      <KeepingAnswer keeping={keeping} />
    </Contents>
  );
  const text = (
    <article
      key={`text ${page.version}`}
      ref={article}
      className={frameStyles.text}
      data-size={sizes[size]}
      data-notes={hasNotesBeside(size) ? 'beside' : undefined}
    >
      <Cover page={page} chapters={chapters} place={place?.anchor} isShown={anchor === undefined} />
      {chapters.map((chapter, at) => (
        <SectionView
          key={chapter.anchor}
          chapter={chapter}
          report={report}
          shared={shared}
          next={chapters[at + 1]}
          isShown={at === index}
        />
      ))}
      <Colophon report={report} isShown={anchor === 'colophon'} />
      {anchor === undefined && <LostNotes own={own} author={report.author} />}
    </article>
  );
  return (
    <Frame
      status={statusOf(reading)}
      percent={percentAt(chapters, index, anchor === undefined ? 0 : fraction)}
      accent={`a-${report.accent}`}
    >
      <KeepingQuestion keeping={keeping} />
      <Newer reading={reading} onRead={onNewer} />
      {/* A phone shows the contents under the cover, and a wide screen beside the text. */}
      <MarginContext value={own.margin}>
        <div className={frameStyles.columns}>
          {anchor === undefined ? [text, contents] : [contents, text]}
        </div>
      </MarginContext>
      <Asking
        key={`asking ${page.version} ${anchor}`}
        {...{ own, address, article }}
        author={report.author}
      />
      <Bar address={address} size={size} onSize={setSize} onContents={showContents} />
    </Frame>
  );
};
