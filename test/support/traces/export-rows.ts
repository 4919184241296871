import { requestKey } from '#lambdas/storage/requests.ts';

const now = new Date();
const later = new Date(now.getTime() + 3_600_000).toISOString();

type Exporter = Readonly<
  Record<'userId' | 'archive' | 'paid' | 'unpaid' | 'first' | 'last' | 'birthPlace', string>
>;

/** Its key in the register, under the hash of the account. */
export const requestOf = ({ userId }: Pick<Exporter, 'userId'>) => requestKey(userId, 'export', now);

/** A correction in words, which an administrator has answered in words. */
const worded = (who: Exporter) => ({
  ...{ ...requestKey(who.userId, 'correction', now), kind: 'correction', state: 'answered' },
  ...{ asked_at: now.toISOString(), due_at: later, answered_at: now.toISOString() },
  asked: {
    ...{ user_id: who.userId, about: 'paper', order_id: who.paid },
    message: `Mon nom est ${who.first} ${who.last}`,
    answer: { outcome: 'refused', name: 'Inès Delorme', reason: `La note de ${who.birthPlace} reste` },
  },
});

/** An export that waits to be opened, although its request is still open. */
export const exportRows = (who: Exporter) => ({
  exports: [
    {
      ...{ user_id: who.userId, id: who.archive, state: 'ready', done: 3, total: 3, bytes: 9 },
      ...{ asked_at: now.toISOString(), request: requestOf(who).id, expires_at: later },
      orders: [who.paid, who.unpaid],
    },
  ],
  requests: [
    { ...requestOf(who), kind: 'export', state: 'open', asked_at: now.toISOString(), due_at: later },
    worded(who),
  ],
});
