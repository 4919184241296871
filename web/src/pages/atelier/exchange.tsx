import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { formatLongDate } from '#domain/dates.ts';
import { type Message, type Thread, unreadBy } from '#domain/threads.ts';
import { readByExpert, readThread, writeToCustomer } from '#domain/wire/threads.ts';
import { correctionLines } from '#web/features/thread/correction-lines.tsx';
import { marginLines } from '#web/features/thread/margin-lines.tsx';
import type { Look } from '#web/features/thread/message-list.tsx';
import { questionLines } from '#web/features/thread/question-lines.tsx';
import type { Side } from '#web/features/thread/side.ts';
import { threadTexts } from '#web/features/thread/texts.ts';
import { ThreadView } from '#web/features/thread/thread-view.tsx';
import { type OpenThread, useThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError } from '#web/platform/errors.ts';
import { ownLongDate, ownZone } from '#web/platform/own-time.ts';
import { classes } from '#web/ui/classes.ts';
import type { Queue } from './api.ts';
import { AskMissing } from './ask-missing.tsx';
import { exchangeTexts as texts } from './exchange-texts.ts';
import { InMargin } from './in-margin.tsx';
import styles from './part.module.css';
import { ToCorrect } from './to-correct.tsx';
import { Worry } from './worry.tsx';

/** The thread of an open part, loaded once for all its places. */
export type Exchange = {
  readonly side: Side;
  readonly open: OpenThread;
  readonly look: Look;
  /** How many messages of the customer are unread; undefined while they load. */
  readonly unread: number | undefined;
  /** The only place that holds it now. */
  readonly place: Place;
};

/** At the desk, or beside the report; both stay in the page. */
type Place = 'writing' | 'report';

/** A colleague may have the part by now. */
const told = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'forbidden'
    ? new ApiError(error.code, texts.notYours, error.status)
    : error;

/** Questions, corrections and their answers move the part's day, and an answer the birth: whoever shows them reads them again. */
const useClockChange = (thread: Thread | undefined, onClock: () => void): void => {
  const known = useRef<string>(undefined);
  const asked =
    thread &&
    [
      ...thread.questions.map(({ id, reply }) => `${id} ${reply?.at}`),
      ...thread.corrections.map(({ id, answer }) => `${id} ${answer?.at}`),
    ].join(' ');
  useEffect(() => {
    if (asked === undefined) return;
    if (known.current !== undefined && known.current !== asked) onClock();
    known.current = asked;
  }, [asked, onClock]);
};

export const useExchange = (
  { order_id, service }: Pick<OpenPart, 'order_id' | 'service'>,
  { id: user, name }: Queue['me'],
  place: Place,
  { onRead, onClock }: { readonly onRead: () => void; readonly onClock: () => void },
): Exchange => {
  const side = useMemo((): Side => {
    const params = { id: order_id, service };
    return {
      ...{ side: 'expert', user },
      part: { order_id, service },
      load: (signal) => call(readThread, { params, ...(signal && { signal }) }),
      write: (body) =>
        call(writeToCustomer, { params, body }).catch((error: unknown) => {
          throw told(error);
        }),
      noteRead: async (at) => {
        await call(readByExpert, { params, body: { at } });
        onRead();
      },
    };
  }, [order_id, service, user, onRead]);
  const open = useThread(side);
  useClockChange(open.thread, onClock);
  const unread = open.thread && unreadBy('expert', open.thread).length;
  const look: Look = { reader: 'expert', dayOf: (at) => ownLongDate(at), zone: ownZone(), name };
  return { side, open, look, unread, place };
};

type ExchangeViewProps = {
  readonly exchange: Exchange;
  readonly part: Pick<
    OpenPart,
    'order_id' | 'service' | 'customer_info' | 'delivered_at' | 'due_at' | 'asked_at' | 'report'
  >;
  readonly place: Place;
  /** What can be done with a message. */
  readonly actions?: (message: Message) => ReactNode;
};

/** What customer and expert write to each other. */
export function ExchangeView({ exchange, part, place, actions }: ExchangeViewProps) {
  const { side, open, look } = exchange;
  if (exchange.place !== place) return null;
  const { firstName } = part.customer_info;
  const closes = open.thread?.closes_at;
  return (
    <section aria-label={threadTexts.label}>
      <ToCorrect part={part} open={open} />
      <InMargin part={part} open={open} />
      <ThreadView
        side={side}
        open={open}
        look={look}
        lines={[
          ...questionLines(open.thread?.questions ?? []),
          ...marginLines(open.thread?.margin ?? [], firstName),
          ...correctionLines(open.thread?.corrections ?? [], { name: firstName, dayOf: look.dayOf }),
        ]}
        label={texts.label(firstName)}
        hint={closes ? texts.until(formatLongDate(new Date(closes))) : ''}
        foot={(offer) => (
          <>
            {!part.delivered_at && <AskMissing part={part} onAsked={open.reload} />}
            <Worry part={part} onOffer={offer} />
            <p className={classes('meta', styles.rules)}>{texts.rules(firstName)}</p>
          </>
        )}
        closed={<p>{closes && threadTexts.closed(formatLongDate(new Date(closes)))}</p>}
        empty={texts.empty(firstName)}
        isQuiet
        {...(actions && { actions })}
      />
    </section>
  );
}
