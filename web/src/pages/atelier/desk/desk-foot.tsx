import type { OpenPart } from '#domain/atelier.ts';
import { wordCount } from '#domain/report/plain.ts';
import { minutesKey, readItem } from '#web/platform/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '../later.tsx';
import desk from './desk.module.css';
import styles from './foot.module.css';
import { openComments, useReview } from './review.ts';
import { reviewTexts } from './review-texts.ts';
import { SavedState } from './saved-state.tsx';
import type { Saving } from './saving.ts';
import { sectionsOf } from './sections.ts';
import stateStyles from './state.module.css';
import { deskTexts, lengthTexts as texts } from './texts.ts';

const width = 200;

/** A ruler of pages: what is written below it, what is promised above it. */
const Ruler = ({ pages, min, max }: { pages: number; min: number; max: number }) => {
  const whole = max;
  const at = (page: number) => 4 + ((width - 8) * Math.min(page, whole)) / whole;
  const ticks = Array.from({ length: whole + 1 }, (_, page) => `M${at(page)} 20v${page % 5 === 0 ? -9 : -5}`);
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${width} 34`}
      role="img"
      aria-label={texts.gauge(pages, min, max)}
    >
      <path className={styles.promised} d={`M${at(min)} 13V3H${at(max)}V13`} />
      <path className={styles.ticks} d={`M4 20H${width - 4}${ticks.join('')}`} />
      <path className={styles.written} d={`M4 20H${at(pages)}`} />
      <path
        className={styles.needle}
        style={{ transform: `translateX(${at(pages)}px)` }}
        d="M0 23L5 31H-5Z"
      />
    </svg>
  );
};

/** The length of the report against what the service promises. */
const LengthGauge = ({
  promised,
  pages,
  words,
}: {
  promised: OpenPart['promised'];
  pages: number | undefined;
  words: number;
}) => {
  if (!promised) return null;
  const { min, max } = promised;
  return (
    <div className={styles.length}>
      {pages !== undefined && <Ruler pages={pages} min={min} max={max} />}
      <p>
        {pages !== undefined && (
          <>
            <b>{texts.pages(pages)}</b> {texts.promised(min, max)}
          </>
        )}
        <span className={styles.words}>
          {pages === undefined ? deskTexts.words(words) : texts.words(deskTexts.words(words))}
        </span>
      </p>
    </div>
  );
};

/** Few experts have them counted: the others load nothing of it. */
const hasMinutes = (): boolean => readItem(minutesKey) !== null;
const loadMinutes = () => import('./writing-minutes.tsx');

type DeskFootProps = {
  part: OpenPart;
  user: string;
  saving: Saving;
  pages: number | undefined;
  untouched: number;
  onCompare: () => void;
  onDeliver: () => void;
  onReview: () => void;
};

/** What a colleague says of the draft, and the expert has not seen to. */
const ReviewNote = ({ onReview }: Pick<DeskFootProps, 'onReview'>) => {
  const count = openComments(useReview());
  return (
    count > 0 && (
      <button type="button" className={desk.link} onClick={onReview}>
        {reviewTexts.open(count)}
      </button>
    )
  );
};

/** The line below the text: saved where, how long, what waits. */
export const DeskFoot = ({
  part,
  user,
  saving,
  pages,
  untouched,
  onCompare,
  onDeliver,
  onReview,
}: DeskFootProps) => (
  <section className={stateStyles.foot} data-place="state" tabIndex={-1} aria-label={texts.state}>
    <SavedState saving={saving} onCompare={onCompare} />
    <LengthGauge
      promised={part.promised}
      pages={pages}
      words={sectionsOf(saving).reduce((sum, { section }) => sum + wordCount(section), 0)}
    />
    {hasMinutes() && (
      <Later load={loadMinutes} waiting={null}>
        {({ WritingMinutes }) => <WritingMinutes part={part} user={user} />}
      </Later>
    )}
    {untouched > 0 && <p className={styles.untouched}>{texts.untouched(untouched)}</p>}
    <ReviewNote onReview={onReview} />
    <Button size="small" className={styles.go} onClick={onDeliver}>
      {texts.deliver}
    </Button>
  </section>
);
