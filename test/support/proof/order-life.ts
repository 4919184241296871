/** A second model of an order's life, with which the shop is compared. */
import type { OrderRecord } from '#lambdas/storage/order-record.ts';

export type SessionState = 'open' | 'processing' | 'failed' | 'paid' | 'expired';
export type Life = {
  status: 'pending' | 'paid' | 'failed' | 'cancelled';
  /** What the bank said of the current session. */
  bank: 'deciding' | 'refused' | undefined;
  /** The current session of the order. */
  current: string;
  paidBy: string | undefined;
  readonly refunded: Set<string>;
  readonly sessions: Map<string, SessionState>;
};

export const newLife = (sessions: readonly [string, ...string[]]): Life => ({
  status: 'pending',
  bank: undefined,
  current: sessions[0],
  paidBy: undefined,
  refunded: new Set(),
  sessions: new Map(sessions.map((session) => [session, 'open'])),
});

/** True while the reconciler asks Stripe about the order: an order that failed once may wait for a bank again. */
const awaits = ({ status, bank }: Life): boolean => status === 'pending' || bank === 'deciding';

/** The shop reads a session, for any reason. */
export const look = (life: Life, session: string): void => {
  const state = life.sessions.get(session);
  if (state === 'paid') {
    if (life.paidBy === undefined) {
      life.paidBy = session;
      life.status = 'paid';
      life.bank = undefined;
    } else if (life.paidBy !== session) life.refunded.add(session);
    return;
  }
  if (life.status === 'paid' || life.current !== session) return;
  if (state === 'processing') life.bank ??= 'deciding';
  if (!awaits(life)) return;
  if (state === 'expired') life.status = 'cancelled';
  if (state !== 'failed') return;
  life.bank = 'refused';
  if (life.status === 'pending') life.status = 'failed';
};

/** The reconciler reads the sessions of awaiting orders, then every paid session, newest first. */
export const lookAtAll = (life: Life): void => {
  if (awaits(life)) look(life, life.current);
  for (const [session, state] of [...life.sessions].reverse()) if (state === 'paid') look(life, session);
};

/** The differences of the stored order and Stripe's refunds from the model; undefined without any. */
export const differs = (life: Life, order: OrderRecord | undefined, refunded: readonly string[]) => {
  const wanted = {
    status: life.status,
    paidBy: life.paidBy,
    awaits: awaits(life),
    refunded: [...life.refunded].sort(),
    noted: [...life.refunded].sort(),
  };
  const got = {
    status: order?.status,
    paidBy: order?.paid_session_id,
    awaits: order?.awaiting !== undefined,
    refunded: [...refunded].sort(),
    noted: (order?.duplicate_refunds ?? []).map(({ session_id: session }) => session).sort(),
  };
  const [left, right] = [JSON.stringify(wanted), JSON.stringify(got)];
  return left === right ? undefined : `wanted ${left}, got ${right}`;
};
