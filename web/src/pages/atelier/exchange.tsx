import { type ReactNode, useMemo } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { formatLongDate } from '#domain/dates.ts';
import { type Message, unreadBy } from '#domain/threads.ts';
import { readByExpert, readThread, writeToCustomer } from '#domain/wire/threads.ts';
import type { Look } from '#web/features/thread/message-list.tsx';
import type { Side } from '#web/features/thread/side.ts';
import { threadTexts } from '#web/features/thread/texts.ts';
import { ThreadView } from '#web/features/thread/thread-view.tsx';
import { type OpenThread, useThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { exchangeTexts as texts } from './texts.ts';

/** The thread of an open part, loaded once for all its places. */
export type Exchange = {
  readonly side: Side;
  readonly open: OpenThread;
  /** How many messages of the customer are unread; undefined while they load. */
  readonly unread: number | undefined;
  /** The only place that shows it now. */
  readonly place: string;
};

const look: Look = { reader: 'expert', dayOf: (at) => formatLongDate(at), zone: undefined };

export const useExchange = (
  { order_id, service }: Pick<OpenPart, 'order_id' | 'service'>,
  user: string,
  place: string,
): Exchange => {
  const side = useMemo((): Side => {
    const params = { id: order_id, service };
    return {
      ...{ side: 'expert', user },
      part: { order_id, service },
      load: (signal) => call(readThread, { params, ...(signal && { signal }) }),
      write: (body) => call(writeToCustomer, { params, body }),
      noteRead: (at) => call(readByExpert, { params, body: { at } }),
    };
  }, [order_id, service, user]);
  const open = useThread(side);
  const unread = open.thread && unreadBy('expert', open.thread).length;
  return { side, open, unread, place };
};

type ExchangeViewProps = {
  readonly exchange: Exchange;
  readonly part: Pick<OpenPart, 'customer_info'>;
  readonly place: string;
  /** What can be done with a message. */
  readonly actions?: (message: Message) => ReactNode;
};

/** What customer and expert write to each other. */
export function ExchangeView({ exchange, part, place, actions }: ExchangeViewProps) {
  const { side, open } = exchange;
  if (exchange.place !== place) return null;
  const { firstName } = part.customer_info;
  const closes = open.thread?.closes_at;
  return (
    <section aria-label={threadTexts.label}>
      <ThreadView
        side={side}
        open={open}
        look={look}
        lines={[]}
        label={texts.label(firstName)}
        hint={closes ? texts.until(formatLongDate(new Date(closes))) : ''}
        foot={<p className="meta">{texts.rules(firstName)}</p>}
        closed={<p>{closes && threadTexts.closed(formatLongDate(new Date(closes)))}</p>}
        empty={texts.empty(firstName)}
        {...(actions && { actions })}
      />
    </section>
  );
}
