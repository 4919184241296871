import { type Order, orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { type OwnThread, unreadBy } from '#domain/threads.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { conversationOf } from '../conversation-ways.ts';
import type { Part } from './open-part.ts';
import { readerOf, talkTexts as texts } from './texts.ts';
import styles from './words.module.css';

const longest = 80;

/** The beginning of the last message. */
const lastLine = ({ messages }: OwnThread): string | undefined => {
  const last = messages.at(-1);
  if (!last) return undefined;
  const line = last.text.replace(/\s+/g, ' ');
  const shown = line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
  return last.from === 'customer' ? texts.you(shown) : texts.other(last.name, shown);
};

const hasWriting = ({ messages, questions, corrections, margin }: OwnThread): boolean =>
  messages.length + questions.length + corrections.length + margin.length > 0;

type TalkProps = { readonly order: Order; readonly part: Part; readonly thread: OwnThread };

function Talk({ order, part, thread }: TalkProps) {
  const unread = unreadBy('customer', thread).length;
  const reader = readerOf(part.service, part.expert);
  const last = lastLine(thread);
  const answered = thread.corrections.at(-1)?.answer;
  return (
    <li className={classes(styles.talk, accentOf(part.service))}>
      <Link to={conversationOf(order.id, part.service)}>
        <span>{last === undefined ? texts.write(reader) : texts.with(reader)}</span>
        <span className="sr">{` ${texts.about(soldName(order, part.service))}`}</span>
      </Link>
      {part.asked_at && part.state !== 'delivered' && <b>{texts.asked}</b>}
      {answered && <b>{texts.answered(answered.name)}</b>}
      {unread > 0 && <b>{texts.news(unread)}</b>}
      {last !== undefined && <small>{last}</small>}
    </li>
  );
}

/** The conversations of an order, each with its last line; one that is empty and closed is left out. */
export function Talks({ order, threads }: { order: Order; threads: readonly OwnThread[] }) {
  const heading = `talks-${orderNumber(order.id)}`;
  const rows = order.parts.flatMap((part) => {
    const thread = threads.find(({ service }) => service === part.service);
    return thread && (thread.is_open || hasWriting(thread)) ? [{ part, thread }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading}>{rows.length > 1 ? texts.several : texts.title}</h3>
      <ul>
        {rows.map(({ part, thread }) => (
          <Talk key={part.service} {...{ order, part, thread }} />
        ))}
      </ul>
    </section>
  );
}
