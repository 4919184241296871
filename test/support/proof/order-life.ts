/** A second model of an order's life, with which the shop is compared. */
import type { OrderRecord } from '#lambdas/storage/order-record.ts';

export type SessionState = 'open' | 'processing' | 'failed' | 'paid' | 'expired';
export type Life = {
  status: 'pending' | 'paid' | 'failed' | 'cancelled';
  /** The current session of the order. */
  current: string;
  paidBy: string | undefined;
  readonly refunded: Set<string>;
  readonly sessions: Map<string, SessionState>;
};

export const newLife = (sessions: readonly [string, ...string[]]): Life => ({
  status: 'pending',
  current: sessions[0],
  paidBy: undefined,
  refunded: new Set(),
  sessions: new Map(sessions.map((session) => [session, 'open'])),
});

/** The shop reads a session, for any reason. */
export const look = (life: Life, session: string): void => {
  const state = life.sessions.get(session);
  if (state === 'paid') {
    if (life.paidBy === undefined) {
      life.paidBy = session;
      life.status = 'paid';
    } else if (life.paidBy !== session) life.refunded.add(session);
    return;
  }
  if (life.status !== 'pending' || life.current !== session) return;
  if (state === 'expired') life.status = 'cancelled';
  if (state === 'failed') life.status = 'failed';
};

/** The reconciler reads pending sessions, then every paid session, newest first. */
export const lookAtAll = (life: Life): void => {
  if (life.status === 'pending') look(life, life.current);
  for (const [session, state] of [...life.sessions].reverse()) if (state === 'paid') look(life, session);
};

/** The differences of the stored order and Stripe's refunds from the model; undefined without any. */
export const differs = (life: Life, order: OrderRecord | undefined, refunded: readonly string[]) => {
  const wanted = {
    status: life.status,
    paidBy: life.paidBy,
    awaits: life.status === 'pending',
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
