/** An expert who asks a customer for what is missing, and the ways to answer. */
import { randomUUID } from 'node:crypto';
import { pausingTerms } from '#content/pausing-terms.ts';
import type { MissingKind } from '#domain/questions.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { askForMissing } from '#lambdas/threads/asking.ts';
import { openByLink } from '#lambdas/threads/question-link.ts';
import { replyTo } from '#lambdas/threads/replying.ts';
import { answerByLink } from '#lambdas/threads/replying-by-link.ts';
import { birth, now, orderId, paidOrderRecord, partTakenBy, userId } from './builders.ts';
import { keyFor } from './keys.ts';
import { memoryNotices } from './memory-notices.ts';
import { memoryQuestions } from './memory-questions.ts';

export const service = keyFor.numbers;
const path = { id: orderId, service };
export const member = (id: string, name: string) => ({
  id,
  name,
  discipline: service,
  isAdministrator: false,
});
const holder = member('holder', 'Bastien Oriol');
export const hours = (count: number): string => new Date(now.getTime() + count * 3_600_000).toISOString();

type Start = {
  readonly order?: Partial<OrderRecord>;
  readonly part?: Partial<PartRecord>;
  readonly others?: readonly PartRecord[];
  readonly request?: object;
};

/** Whoever is asked, and who asks: routes on stores in memory, at an instant that the test chooses. */
export const askingShop = ({ order, part, others = [], request }: Start = {}) => {
  const due_at = hours(72);
  const [version = ''] = pausingTerms;
  const paid = paidOrderRecord({ due_at });
  const memory = memoryQuestions({
    order: { ...paid, terms: { ...paid.terms, version }, ...order },
    parts: [partTakenBy('holder', { due_at, ...part }), ...others],
    birth: {
      ...{ birthDate: '1991-04-17', birthTime: '', birthPlace: 'Saint-Denis, La Réunion' },
      birth: birth({ precision: 'unknown', offsetSeconds: null, offsetBy: undefined, utc: null }),
      ...request,
    },
  });
  const { store: notices, rows } = memoryNotices();
  const told: string[] = [];
  let at = now;
  const deps = () => ({
    ...memory,
    notices,
    accesses: { add: async (_: string, { what }: { what: string }) => void told.push(what) },
    limits: { waitFor: async () => 0 },
    tokens: {
      find: async (secret: string) =>
        secret === 'secret' || secret === 'report'
          ? {
              purpose: secret === 'report' ? ('report' as const) : ('question' as const),
              ...{ hash: 'hash', user_id: userId, email: 'camille@exemple.fr' },
              ...{ order_id: orderId, service, question: 'one', expires_at: hours(24 * 7), minted_at: 0 },
            }
          : undefined,
    },
    viewerIp: '192.0.2.1',
    now: at,
  });
  return {
    ...memory,
    ...{ told, rows },
    at: (instant: string) => {
      at = new Date(instant);
    },
    ask: (what: MissingKind = 'hour', id: string = randomUUID(), me = holder) =>
      askForMissing(me, path, { id, what, text: 'Regardez sur l’acte.' }, deps()),
    reply: (
      id: string,
      body: Omit<Parameters<typeof replyTo>[2], 'how'> & { how?: 'given' | 'unknown' } = {},
    ) => replyTo({ order_id: orderId, service }, id, { how: 'given', ...body }, deps()),
    open: (secret = 'secret') => openByLink(secret, deps()),
    byLink: (secret = 'secret') => answerByLink({ token: secret, how: 'unknown' }, deps()),
  };
};
