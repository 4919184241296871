import { useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { isListed, type Order, orderNumber } from '#domain/order.ts';
import { registerOf } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '../text-button.tsx';
import { noteOf, readNote } from './kept-words.ts';
import { isOpen, type Part } from './open-part.ts';
import { Talks } from './talks.tsx';
import { readerOf, wordsTexts as texts } from './texts.ts';
import { type OwnWords, useWords } from './use-words.ts';
import styles from './words.module.css';
import { WordsLoading } from './words-loading.tsx';
import { WordsRow } from './words-row.tsx';

const isOver = ({ withdrawn_at, refunded_at }: Part): boolean =>
  withdrawn_at !== undefined || refunded_at !== undefined;

/** Where words could be written when the page was opened, or lie on this device: that does not vanish before their eyes. */
const useBegun = ({ id, parts }: Order): readonly Discipline[] => {
  const user = useSession().user?.id ?? '';
  const [begun] = useState(() =>
    parts
      .filter((part) => isOpen(part) || readNote(user, noteOf(id, part.service)))
      .map(({ service }) => service),
  );
  return begun;
};

/** Parts without words stand beside others that have some, or may still get some. */
const shownParts = ({ parts }: Order, { known }: OwnWords, begun: readonly Discipline[]): readonly Part[] => {
  const hasOne = parts.some(
    (part) => isOpen(part) || known?.has(part.service) || begun.includes(part.service),
  );
  return hasOne
    ? parts.filter((part) => known?.has(part.service) || begun.includes(part.service) || !isOver(part))
    : [];
};

const Intro = ({ parts, first }: { parts: readonly Part[]; first: Part | undefined }) => {
  const [only, another] = parts;
  if (!only || !(another ? parts.some(isOpen) : first)) return null;
  return (
    <p className={styles.intro}>
      {another ? texts.several : texts.intro(readerOf(only.service, only.expert))}
    </p>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.panel}>
    <Notice tone="error" title={texts.loadFailed} />
    <p className={styles.buttons}>
      <Button variant="line" size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  </div>
);

const Readers = ({ order }: { order: Order }) => (
  <p className={styles.readers}>
    {texts.readers}
    <Link to={registerOf(order.id)}>{texts.register}</Link>
    {texts.ends}
  </p>
);

type WordsPanelProps = {
  readonly order: Order;
  /** The order on the screen is older than the shop's. */
  readonly onOlder: () => void;
  /** Given where the words can wait: leads to the order. */
  readonly onLater: (() => void) | undefined;
};

type WordsProps = WordsPanelProps & { readonly own: OwnWords };

/** «Ce qui vous amène»; nothing where no word was sent and none can be. */
function Words({ order, own, onOlder, onLater }: WordsProps) {
  const heading = `words-${orderNumber(order.id)}`;
  const parts = shownParts(order, own, useBegun(order));
  if (own.known && parts.length === 0) return null;
  if (!own.known) return own.hasFailed ? <Failed onRetry={own.reload} /> : <WordsLoading order={order} />;
  const first = parts.find((part) => isOpen(part) && !own.known?.has(part.service));
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div>
        <h3 id={heading}>
          {texts.title}
          {first && parts.length === 1 && <span className={styles.optional}> {texts.optional}</span>}
        </h3>
        <Intro parts={parts} first={first} />
      </div>
      <ul>
        {parts.map((part) => (
          <li key={part.service}>
            <WordsRow {...{ order, part, own, onOlder }} isFirst={part === first} />
          </li>
        ))}
      </ul>
      {first && onLater && (
        <p className={styles.later}>
          <TextButton onClick={onLater}>{texts.later}</TextButton>
        </p>
      )}
      <Readers order={order} />
    </section>
  );
}

/** What the customer and the experts of a paid order write to each other. The thanks show what comes before alone. */
export default function WordsPanel(props: WordsPanelProps) {
  const { order, onLater } = props;
  const own = useWords(order);
  if (!isListed(order)) return null;
  return (
    <>
      <Words {...props} own={own} />
      {!onLater && <Talks order={order} threads={own.threads} />}
    </>
  );
}
