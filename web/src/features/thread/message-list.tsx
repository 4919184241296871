import { Fragment, type ReactNode, useState } from 'react';
import { formatTime } from '#domain/dates.ts';
import type { Message, ThreadSide } from '#domain/threads.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
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
  | { readonly kind: 'message'; readonly at: string; readonly message: Message }
  | { readonly kind: 'unsent'; readonly at: string; readonly message: Unsent };

export type Look = {
  readonly reader: ThreadSide;
  /** How a day and an hour are written; both in the zone of the reader. */
  readonly dayOf: (at: Date) => string;
  readonly zone: string;
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

/** How many older messages are folded when the page opens; later ones fold nothing, and what is new is shown. */
const useFolded = (messages: readonly Message[], news: ReadonlySet<string>) => {
  const [folded, setFolded] = useState(() => {
    const fresh = messages.findIndex(({ id }) => news.has(id));
    const older = messages.length - shownAtFirst;
    return Math.max(0, fresh === -1 ? older : Math.min(older, fresh));
  });
  return { folded, unfold: () => setFolded(0) };
};

type MessageListProps = {
  readonly messages: readonly Message[];
  readonly lines: readonly Line[];
  readonly news: ReadonlySet<string>;
  readonly look: Look;
  /** What the server does not have yet, and how it is shown. */
  readonly unsent: readonly Unsent[];
  readonly waiting: (message: Unsent) => ReactNode;
  /** What may be done with a message. */
  readonly actions?: ((message: Message) => ReactNode) | undefined;
};

/** All that stands there, from the first message that is not folded. */
const entriesOf = ({ messages, lines, unsent }: MessageListProps, folded: number): readonly Entry[] => {
  const since = folded === 0 ? '' : (messages[folded]?.at ?? '');
  const last = messages.at(-1)?.at ?? '';
  return [
    ...lines.filter(({ at }) => at >= since).map((line): Entry => ({ kind: 'line', ...line })),
    ...messages.slice(folded).map((message): Entry => ({ kind: 'message', at: message.at, message })),
    // The clock of this device may differ: what is not sent yet comes last.
    ...unsent.map(
      (message): Entry => ({ kind: 'unsent', at: message.at > last ? message.at : last, message }),
    ),
  ];
};

const keyOf = (entry: Entry): string =>
  entry.kind === 'line' ? `line ${entry.at}` : `${entry.kind} ${entry.message.id}`;

type OneProps = { readonly entry: Entry; readonly list: MessageListProps };

const One = ({ entry, list: { look, news, actions, waiting } }: OneProps) => {
  if (entry.kind === 'line') return <div className={styles.line}>{entry.content}</div>;
  if (entry.kind === 'unsent') return waiting(entry.message);
  const { message } = entry;
  return (
    <Said message={message} look={look} isNew={news.has(message.id)}>
      {actions?.(message)}
    </Said>
  );
};

/** Messages and lines by day; the older ones of a long thread are folded. */
export function MessageList(list: MessageListProps) {
  const { folded, unfold } = useFolded(list.messages, list.news);
  // The pressed button is gone once they are shown.
  const place = useFocusOnChange(`${folded > 0}`);
  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      {folded > 0 && (
        <p className={styles.line}>
          <span>{texts.older(folded)}</span>{' '}
          <button type="button" className={styles.act} onClick={unfold}>
            {texts.showOlder}
          </button>
        </p>
      )}
      {byDay(entriesOf(list, folded), list.look.dayOf).map(({ day, entries }) => (
        <Fragment key={day}>
          <h3 className={styles.day}>
            <span>{day}</span>
          </h3>
          {entries.map((entry) => (
            <One key={keyOf(entry)} entry={entry} list={list} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
