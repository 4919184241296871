import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatTime } from '#domain/dates.ts';
import type { Message, Thread } from '#domain/threads.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Sign } from '#web/ui/sign.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Composer } from './composer.tsx';
import { Failed } from './failed.tsx';
import { keepDraft, readDraft, type Unsent } from './kept-messages.ts';
import { type Line, type Look, MessageList, Waiting } from './message-list.tsx';
import { nameOf, type Side } from './side.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';
import type { OpenThread } from './use-thread.ts';
import { useUnsent } from './use-unsent.ts';

type ThreadViewProps = {
  readonly side: Side;
  readonly open: OpenThread;
  readonly look: Look;
  readonly lines: readonly Line[];
  /** The label of the field. */
  readonly label: string;
  readonly hint: ReactNode;
  /** Under the field; it may offer words, which are typed into the field and never sent by themselves. */
  readonly foot: (offer: (text: string) => void) => ReactNode;
  /** In place of the field, once nobody writes any more. */
  readonly closed: ReactNode;
  readonly empty: ReactNode;
  readonly rows?: number;
  /** The page has another main action than the field. */
  readonly isQuiet?: boolean;
  readonly actions?: (message: Message) => ReactNode;
};

const joined = (...texts: readonly string[]): string => texts.filter((one) => one.trim() !== '').join('\n\n');

/** What one side writes: the draft, what waits, what was sent, and why something was refused. */
const useWriting = (side: Side, { add, reload }: OpenThread) => {
  const part = nameOf(side.part);
  const [text, setText] = useState(() => readDraft(side.user, part));
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const giveBack = ({ text: unsent }: Unsent) =>
    setText((typed) => {
      const all = joined(unsent, typed);
      keepDraft(side.user, part, all);
      return all;
    });
  const outbox = useUnsent(side, {
    onSent: (message) => {
      setSent((ids) => new Set([...ids, message.id]));
      add(message);
    },
    onRefused: (message, error) => {
      setRefusal(messageOf(error, texts.unexpected));
      giveBack(message);
      // It may be closed meanwhile.
      reload();
    },
  });
  const type = (typed: string) => {
    setRefusal(undefined);
    setText(typed);
  };
  const takeBack = (message: Unsent) => {
    outbox.takeBack(message);
    giveBack(message);
  };
  const [offered, setOffered] = useState(0);
  const offer = (more: string) => {
    const all = joined(text, more);
    keepDraft(side.user, part, all);
    type(all);
    setOffered((times) => times + 1);
  };
  return { text, type, refusal, sent, outbox, takeBack, offered, offer };
};

type ToldProps = {
  readonly thread: Thread;
  readonly news: ReadonlySet<string>;
  readonly sent: ReadonlySet<string>;
  readonly look: Look;
};

/** Tells screen readers of the last message that came or went while the page is open. */
function Told({ thread, news, sent, look: { reader, zone } }: ToldProps) {
  const [opened] = useState(() => new Set(thread.messages.map(({ id }) => id)));
  const last = thread.messages.findLast(({ id }) => !opened.has(id) && (news.has(id) || sent.has(id)));
  const words = (message: Message) =>
    message.from === reader ? texts.sent : texts.came(message.name, formatTime(new Date(message.at), zone));
  return (
    <p className="sr" role="status">
      {last && <span key={last.id}>{words(last)}</span>}
    </p>
  );
}

const Sent = () => (
  <p className={styles.sent}>
    <Sign name="success" />
    {texts.isSent}
  </p>
);

/** The end of the messages: once it is on the screen they are read. */
function End({ onSeen }: Pick<OpenThread, 'onSeen'>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const end = place.current;
    if (!end) return;
    // A busy page is told of several changes at once, the last one last.
    const observer = new IntersectionObserver((changes) => onSeen(changes.at(-1)?.isIntersecting === true));
    observer.observe(end);
    return () => {
      observer.disconnect();
      onSeen(false);
    };
  }, [onSeen]);
  return <span ref={place} className={styles.end} />;
}

/** The field takes the focus with the words that were offered to it. */
const useFieldAfter = (offered: number) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (offered > 0) place.current?.querySelector('textarea')?.focus();
  }, [offered]);
  return place;
};

type ShownProps = ThreadViewProps & { readonly thread: Thread };

function Shown(props: ShownProps) {
  const { side, open, thread, look, lines, label, hint, foot, closed, empty, rows = 4, actions } = props;
  const { isQuiet = false } = props;
  const { text, type, refusal, sent, outbox, takeBack, offered, offer } = useWriting(side, open);
  const field = useFieldAfter(offered);
  // A message may arrive with the thread before its own answer, or from another tab.
  const known = new Set(thread.messages.map(({ id }) => id));
  const unsent = outbox.unsent.filter(({ id }) => !known.has(id));
  const isEmpty = known.size + unsent.length + thread.corrections.length + thread.margin.length === 0;
  return (
    <div className={styles.thread}>
      <MessageList
        {...{ messages: thread.messages, lines, news: open.news, look, unsent }}
        waiting={(message) => (
          <Waiting
            {...{ message, look, isSending: outbox.isSending, onAgain: outbox.flush }}
            onTakeBack={() => takeBack(message)}
          />
        )}
        actions={(message) => (
          <>
            {sent.has(message.id) && <Sent />}
            {actions?.(message)}
          </>
        )}
      />
      {isEmpty && thread.is_open && <p className={styles.empty}>{empty}</p>}
      <End onSeen={open.onSeen} />
      <Told {...{ thread, news: open.news, sent, look }} />
      {thread.is_open ? (
        <div ref={field}>
          <Composer
            {...{ side, label, text, refusal, hint, rows, isQuiet }}
            onText={type}
            onSend={outbox.add}
          />
          {foot(offer)}
        </div>
      ) : (
        <div className={styles.closed}>
          {text !== '' && <blockquote className={styles.rest}>{text}</blockquote>}
          {refusal && <p>{refusal}</p>}
          {closed}
        </div>
      )}
    </div>
  );
}

/** A thread with its field: loading, empty, closed, failed, and what waits on this device. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, error, reload } = props.open;
  if (thread) return <Shown {...props} thread={thread} />;
  return error === undefined ? <Spinner text={texts.loading} /> : <Failed onRetry={reload} />;
}
