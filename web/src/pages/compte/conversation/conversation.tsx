import { type Ref, useCallback, useEffect, useMemo } from 'react';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import type { OwnThread } from '#domain/threads.ts';
import { readOrder } from '#domain/wire/api.ts';
import { readByCustomer, readThreads, writeToExpert } from '#domain/wire/threads.ts';
import { Failed } from '#web/features/thread/failed.tsx';
import type { Side } from '#web/features/thread/side.ts';
import { threadTexts } from '#web/features/thread/texts.ts';
import { ThreadView } from '#web/features/thread/thread-view.tsx';
import { useThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError } from '#web/platform/errors.ts';
import { ownLongDate, ownLongDateTime, ownZone } from '#web/platform/own-time.ts';
import { orderOf, paths } from '#web/platform/paths.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { titled } from '#web/texts/titled.ts';
import { accentOf } from '#web/ui/accent.ts';
import { GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { HelpLine } from '#web/ui/help-line.tsx';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { conversationOf, correctionOf } from '../conversation-ways.ts';
import { AskCorrection, CorrectionTitle } from './ask-correction.tsx';
import styles from './conversation.module.css';
import { correctionTexts } from './correction-texts.ts';
import { dayOf, linesOf, mayCorrect, type Part, reasonOf, withWords, wordsId } from './facts.ts';
import { KeptRights } from './kept-rights.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { readerOf, conversationTexts as texts } from './texts.ts';

export type Address = {
  readonly order: string;
  readonly service: string;
  /** The request for a correction, and not the conversation. */
  readonly isCorrection: boolean;
};

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** How the customer reads and writes the thread of a part. */
const useSide = (user: string, order_id: string, service: Discipline): Side<OwnThread> =>
  useMemo(() => {
    const params = { id: order_id, service };
    const load = async (signal?: AbortSignal): Promise<OwnThread> => {
      const answer = await call(readThreads, { params: { id: order_id }, ...(signal && { signal }) });
      const own = answer.threads.find((thread) => thread.service === service);
      if (!own) throw new ApiError('not_found', errorTexts.not_found, 404);
      return withWords(own, texts.title);
    };
    return {
      ...{ side: 'customer', user, load },
      part: { order_id, service },
      write: (body) => call(writeToExpert, { params, body }),
      noteRead: (at) => call(readByCustomer, { params, body: { at } }),
    };
  }, [user, order_id, service]);

type ClosedProps = { readonly order: Order; readonly part: Part; readonly thread: OwnThread | undefined };

/** Why nobody writes any more. */
function Closed({ order, part, thread }: ClosedProps) {
  const reason = reasonOf(order, part);
  if (reason !== undefined) return <p>{reason}</p>;
  return (
    <p>
      {thread?.closes_at && threadTexts.closed(dayOf(new Date(thread.closes_at)))} {texts.error}{' '}
      {mayCorrect(order, part) ? (
        <Link to={correctionOf(order.id, part.service)}>{texts.correct}</Link>
      ) : (
        <Link to={paths.contact}>{texts.report}</Link>
      )}
      .
    </p>
  );
}

/** What the conversation is about, beside it. */
type FactsProps = { readonly order: Order; readonly part: Part; readonly isCorrection: boolean };

function Facts({ order, part, isCorrection }: FactsProps) {
  const number = orderNumber(order.id);
  const { delivered_at } = part;
  return (
    <div className={styles.facts}>
      <h2>{soldName(order, part.service)}</h2>
      <p className="meta">{texts.number(number)}</p>
      <p className="meta">{texts.placed(ownLongDateTime(new Date(order.created_at)))}</p>
      {delivered_at && <p className="meta">{texts.delivered(ownLongDate(new Date(delivered_at)))}</p>}
      {!delivered_at && order.due_at && !part.asked_at && reasonOf(order, part) === undefined && (
        <p className={styles.promise}>
          <small>{texts.promised}</small>
          <b>{dayOf(new Date(order.due_at))}</b>
        </p>
      )}
      {part.correcting_until && (
        <p className={styles.promise}>
          <small>{correctionTexts.promised}</small>
          <b>{dayOf(new Date(part.correcting_until))}</b>
        </p>
      )}
      {!isCorrection && mayCorrect(order, part) && (
        <p>
          <GoLink to={correctionOf(order.id, part.service)}>{correctionTexts.title}</GoLink>
        </p>
      )}
      <p>
        <GoLink to={orderOf(number)}>{texts.order}</GoLink>
      </p>
    </div>
  );
}

type OpenProps = {
  readonly user: string;
  readonly isCorrection: boolean;
  readonly order: Order;
  readonly part: Part;
  /** It may be of another order. */
  readonly onOrder: (order: Order) => void;
};

function Open({ user, isCorrection, order, part, onOrder }: OpenProps) {
  const side = useSide(user, order.id, part.service);
  const open = useThread(side, onOrder);
  const reader = readerOf(part.service, part.expert);
  const closes = open.thread?.closes_at;
  return (
    <div className={classes(styles.columns, accentOf(part.service))}>
      <Facts {...{ order, part, isCorrection }} />
      {isCorrection && (
        <section aria-label={correctionTexts.title}>
          {open.thread && (
            <AskCorrection
              {...{ order, part, side, reader }}
              thread={open.thread}
              back={conversationOf(order.id, part.service)}
            />
          )}
          {!open.thread && open.error === undefined && <Spinner text={threadTexts.loading} />}
          {!open.thread && open.error !== undefined && <Failed onRetry={open.reload} />}
        </section>
      )}
      {!isCorrection && (
        <section aria-label={threadTexts.label}>
          <OpenQuestions
            side={side}
            open={open}
            isOver={part.state === 'delivered' || reasonOf(order, part) !== undefined}
          />
          <ThreadView
            side={side}
            open={open}
            look={{ reader: 'customer', dayOf: (at) => dayOf(at), zone: ownZone() }}
            lines={linesOf(order, part, open.thread, <KeptRights order={order} />)}
            label={texts.label(reader)}
            hint={closes ? texts.until(dayOf(new Date(closes))) : texts.hint}
            foot={() => <HelpLine />}
            closed={<Closed order={order} part={part} thread={open.thread} />}
            empty={texts.empty}
            actions={({ id }) => (id === wordsId ? <p className="meta">{texts.words}</p> : null)}
          />
        </section>
      )}
    </div>
  );
}

const knownOf = (service: string): Discipline | undefined => disciplines.find((one) => one === service);

/** The order of the conversation, which the live channel keeps as new as the shop's. */
const useOrder = (id: string) => {
  const load = useCallback((signal: AbortSignal) => call(readOrder, { params: { id }, signal }), [id]);
  const { data, error, reload, change } = useLoaded(load, id !== '');
  const onOrder = useCallback(
    (next: Order) =>
      change((known) =>
        next.id === id && next.version >= known.order.version ? { ...known, order: next } : known,
      ),
    [id, change],
  );
  return { order: data?.order, error, reload, onOrder };
};

type ConversationProps = {
  readonly user: string;
  readonly address: Address;
  readonly heading: Ref<HTMLHeadingElement>;
};

/** The conversation about a part of an order, once the session is known. */
export default function Conversation({ user, address, heading }: ConversationProps) {
  const { order, error, reload, onOrder } = useOrder(address.order);
  const { isCorrection } = address;
  const service = knownOf(address.service);
  const part = order?.parts.find((one) => one.service === service);
  const name = part && readerOf(part.service, part.expert);
  useEffect(() => {
    if (name === undefined) return;
    document.title = titled(isCorrection ? correctionTexts.title : `${texts.title} ${texts.with(name)}`);
  }, [name, isCorrection]);
  const isAbsent = address.order === '' || isMissing(error) || (order && !part);
  return (
    <>
      {address.isCorrection ? (
        <CorrectionTitle heading={heading} />
      ) : (
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {texts.title} {name && <em>{texts.with(name)}</em>}
        </h1>
      )}
      {order && part && <Open {...{ user, order, part, onOrder }} isCorrection={address.isCorrection} />}
      {isAbsent && <p role="status">{texts.missing}</p>}
      {!order && !isAbsent && error !== undefined && <Failed onRetry={reload} />}
      {!order && !isAbsent && error === undefined && <Spinner text={threadTexts.loading} />}
    </>
  );
}
