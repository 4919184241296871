import { useState } from 'react';
import { soldName } from '#domain/sold.ts';
import type { Words } from '#domain/words.ts';
import { ownLongDate, ownLongDateTime } from '#web/platform/own-time.ts';
import { Sign } from '#web/ui/sign.tsx';
import { TextButton } from '../text-button.tsx';
import { isOpen, type RowPart } from './open-part.ts';
import { TakeBack } from './take-back.tsx';
import { formTexts, readerOf, takeBackTexts, stateTexts as texts } from './texts.ts';
import type { OwnWords } from './use-words.ts';
import styles from './words.module.css';

/** Where the consultation stands. */
export const stateOf = ({ part, isFixed, words }: RowPart & { words: Words | undefined }): string => {
  const { service, state, expert, taken_at, delivered_at, withdrawn_at, refunded_at } = part;
  const reader = readerOf(service, expert);
  if (withdrawn_at || refunded_at) return texts.over;
  if (state === 'delivered')
    return texts.delivered(expert, delivered_at && ownLongDate(new Date(delivered_at)));
  const fixed = words?.text === undefined ? '' : ` ${texts.fixed}`;
  if (state === 'taken')
    return `${texts.taken(expert, taken_at && ownLongDateTime(new Date(taken_at)))}${fixed}`;
  if (isFixed) return `${texts.taken(undefined, undefined)}${fixed}`;
  return words?.text === undefined ? texts.blank(reader) : texts.open;
};

const Line = ({ part, isFixed, words }: RowPart & { words: Words }) => {
  const { service, expert, delivered_at } = part;
  if (words.withdrawn_at)
    return <p className={styles.told}>{texts.withdrawn(ownLongDateTime(new Date(words.withdrawn_at)))}</p>;
  if (isOpen(part) && !isFixed)
    return (
      <p className={styles.told}>
        <Sign name="success" />
        <span>{texts.sent(readerOf(service, expert), ownLongDateTime(new Date(words.at)))}</span>
      </p>
    );
  return <p className={styles.read}>{delivered_at ? texts.read(expert) : texts.reads(expert)}</p>;
};

type ToldProps = RowPart & {
  readonly words: Words;
  readonly own: OwnWords;
  readonly onWrite: () => void;
};

/** What was sent, and what can be done with it. */
export function Told({ words, own, onWrite, ...row }: ToldProps) {
  const { order, part } = row;
  const [isAsked, setAsked] = useState(false);
  const name = soldName(order, part.service);
  const canWrite = isOpen(part) && !row.isFixed;
  return (
    <>
      {words.text !== undefined && <blockquote className={styles.quote}>{words.text}</blockquote>}
      <div className={styles.foot}>
        <Line {...row} words={words} />
        <p className={styles.acts}>
          {canWrite && !isAsked && (
            <TextButton onClick={onWrite}>
              <span>{words.text === undefined ? takeBackTexts.anew : formTexts.change}</span>
              <span className="sr">{` ${formTexts.of(name)}`}</span>
            </TextButton>
          )}
          {words.text !== undefined && (
            <TakeBack
              name={name}
              isTaken={!canWrite}
              isAsked={isAsked}
              onAsk={setAsked}
              withdraw={() => own.withdraw(part.service)}
            />
          )}
        </p>
      </div>
    </>
  );
}
