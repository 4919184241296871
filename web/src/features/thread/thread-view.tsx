import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '#domain/threads.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Composer } from './composer.tsx';
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
  /** Under the field. */
  readonly foot: ReactNode;
  /** In place of the field, once nobody writes any more. */
  readonly closed: ReactNode;
  readonly empty: ReactNode;
  readonly rows?: number;
  /** The page has another main action than the field. */
  readonly isQuiet?: boolean;
  readonly actions?: (message: Message) => ReactNode;
};

/** What one side writes: the draft, what waits, and why something was refused. */
const useWriting = (side: Side, { add }: OpenThread) => {
  const part = nameOf(side.part);
  const [text, setText] = useState(() => readDraft(side.user, part));
  const [refusal, setRefusal] = useState<string>();
  const [told, setTold] = useState('');
  const giveBack = ({ text: unsent }: Unsent) =>
    setText((typed) => {
      const all = [unsent, typed].filter((one) => one.trim() !== '').join('\n\n');
      keepDraft(side.user, part, all);
      return all;
    });
  const outbox = useUnsent(side, {
    onSent: (message) => {
      setTold(texts.sent);
      add(message);
    },
    onRefused: (message, error) => {
      setRefusal(messageOf(error, texts.unexpected));
      giveBack(message);
    },
  });
  const type = (typed: string) => {
    setRefusal(undefined);
    setTold('');
    setText(typed);
  };
  const takeBack = (message: Unsent) => {
    outbox.takeBack(message);
    giveBack(message);
  };
  return { text, type, refusal, told, outbox, takeBack };
};

/** The end of the messages: once it is on the screen they are read. */
function End({ onSeen }: Pick<OpenThread, 'onSeen'>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const end = place.current;
    if (!end) return;
    const observer = new IntersectionObserver(([entry]) => onSeen(entry?.isIntersecting === true));
    observer.observe(end);
    return () => {
      observer.disconnect();
      onSeen(false);
    };
  }, [onSeen]);
  return <span ref={place} className={styles.end} />;
}

/** A thread with its field: loading, empty, closed, failed, and what waits on this device. */
export function ThreadView(props: ThreadViewProps) {
  const { side, open, look, lines, label, hint, foot, closed, empty, rows = 4, actions } = props;
  const { isQuiet = false } = props;
  const { thread, error, reload, news } = open;
  const { text, type, refusal, told, outbox, takeBack } = useWriting(side, open);
  const last = thread?.messages.findLast(({ id }) => news.has(id));
  if (!thread && error !== undefined)
    return (
      <>
        <Notice tone="error" title={texts.loadFailed} />
        <p>
          <Button variant="line" size="small" onClick={reload}>
            {texts.retry}
          </Button>
        </p>
      </>
    );
  if (!thread) return <Spinner text={texts.loading} />;
  const isEmpty = thread.messages.length + outbox.unsent.length === 0;
  return (
    <div className={styles.thread}>
      <MessageList messages={thread.messages} lines={lines} news={news} look={look} actions={actions} />
      {isEmpty && thread.is_open && <p className={styles.empty}>{empty}</p>}
      {outbox.unsent.map((message) => (
        <Waiting
          key={message.id}
          message={message}
          look={look}
          isSending={outbox.isSending}
          onAgain={outbox.flush}
          onTakeBack={() => takeBack(message)}
        />
      ))}
      <End onSeen={open.onSeen} />
      <p className="sr" role="status">
        {last ? texts.came(last.name) : told}
      </p>
      {thread.is_open ? (
        <>
          <Composer
            side={side}
            label={label}
            text={text}
            onText={type}
            onSend={outbox.add}
            refusal={refusal}
            hint={hint}
            rows={rows}
            isQuiet={isQuiet}
          />
          {foot}
        </>
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
