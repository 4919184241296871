import { Fragment, type ReactNode, useState } from 'react';
import { formatTime } from '#domain/dates.ts';
import type { Message, ThreadSide } from '#domain/threads.ts';
import { classes } from '#web/ui/classes.ts';
import { Sign } from '#web/ui/sign.tsx';
import { byDay, paragraphsOf } from './days.ts';
import type { Unsent } from './kept-messages.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

/** A line between the messages: what happened to the consultation. */
export type Line = { readonly at: string; readonly content: ReactNode };

type Entry =
  | { readonly kind: 'line'; readonly at: string; readonly content: ReactNode }
  | { readonly kind: 'message'; readonly at: string; readonly message: Message };

export type Look = {
  readonly reader: ThreadSide;
  /** How a day and an hour are written; both in the zone of the reader, or of the shop. */
  readonly dayOf: (at: Date) => string;
  readonly zone: string | undefined;
  /** The reader's name where others may have written for this side; without it the side is «Vous». */
  readonly name?: string;
};

const Words = ({ text }: { text: string }) => (
  <div className={styles.words}>
    {paragraphsOf(text).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);

type SaidProps = {
  readonly message: Message;
  readonly look: Look;
  readonly isNew: boolean;
  readonly children?: ReactNode;
};

/** A message: the expert's with the accent's line, the customer's on a sheet. */
function Said({ message, look, isNew, children }: SaidProps) {
  const { from, name, text, at } = message;
  const isYou = from === look.reader && look.name === undefined;
  return (
    <article className={classes(styles.message, styles[from])}>
      <p className={styles.who}>
        <b>{isYou ? texts.you : name}</b>
        <time dateTime={at}>{formatTime(new Date(at), look.zone)}</time>
        {isNew && <span className={styles.new}>{texts.news}</span>}
      </p>
      <Words text={text} />
      {children}
    </article>
  );
}

type WaitingProps = {
  readonly message: Unsent;
  readonly look: Look;
  readonly isSending: boolean;
  readonly onAgain: () => void;
  readonly onTakeBack: () => void;
};

/** A message that the server does not have yet. */
export function Waiting({ message, look, isSending, onAgain, onTakeBack }: WaitingProps) {
  const { id, text, at } = message;
  return (
    <article className={classes(styles.message, styles[look.reader])}>
      <p className={styles.who}>
        <b>{look.name ?? texts.you}</b>
        <time dateTime={at}>{formatTime(new Date(at), look.zone)}</time>
      </p>
      <Words text={text} />
      {isSending ? (
        <p className={styles.under} data-message={id}>
          {texts.sending}
        </p>
      ) : (
        <div className={styles.lost} role="status">
          <p>
            <Sign name="error" />
            <span>{texts.unsent}</span>
          </p>
          <p className={styles.acts}>
            <button type="button" className={styles.act} onClick={onAgain}>
              {texts.again}
            </button>
            <button type="button" className={styles.act} onClick={onTakeBack}>
              {texts.takeBack}
            </button>
          </p>
        </div>
      )}
    </article>
  );
}

const shownAtFirst = 20;

type MessageListProps = {
  readonly messages: readonly Message[];
  readonly lines: readonly Line[];
  readonly news: ReadonlySet<string>;
  readonly look: Look;
  /** What may be done with a message. */
  readonly actions?: ((message: Message) => ReactNode) | undefined;
};

/** Messages and lines by day; the older ones of a long thread are folded. */
export function MessageList({ messages, lines, news, look, actions }: MessageListProps) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, messages.length - shownAtFirst);
  const first = messages[hidden]?.at ?? '';
  const entries: readonly Entry[] = [
    ...lines
      .filter(({ at }) => hidden === 0 || at >= first)
      .map((line): Entry => ({ kind: 'line', ...line })),
    ...messages.slice(hidden).map((message): Entry => ({ kind: 'message', at: message.at, message })),
  ];
  return (
    <>
      {hidden > 0 && (
        <p className={styles.line}>
          <span>{texts.older(hidden)}</span>{' '}
          <button type="button" className={styles.act} onClick={() => setWhole(true)}>
            {texts.showOlder}
          </button>
        </p>
      )}
      {byDay(entries, look.dayOf).map(({ day, entries: ofDay }) => (
        <Fragment key={day}>
          <h3 className={styles.day}>
            <span>{day}</span>
          </h3>
          {ofDay.map((entry) =>
            entry.kind === 'line' ? (
              <div key={`line ${entry.at}`} className={styles.line}>
                {entry.content}
              </div>
            ) : (
              <Said
                key={`${entry.message.from} ${entry.message.id}`}
                message={entry.message}
                look={look}
                isNew={news.has(entry.message.id)}
              >
                {actions?.(entry.message)}
              </Said>
            ),
          )}
        </Fragment>
      ))}
    </>
  );
}
