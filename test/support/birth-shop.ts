import type { BirthRecord } from '#domain/births/correction.ts';
import type { RequestKey, RequestKind } from '#domain/requests.ts';
import type { NewAccess } from '#lambdas/storage/accesses.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { requestKey } from '#lambdas/storage/requests.ts';
import { keyFor } from '#test/support/keys.ts';
import { now, paidOrderRecord } from './builders.ts';
import { partRecord } from './issue-sweep.ts';

const at = now.toISOString();
export const born = { birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Nantes' };
export const taken = partRecord({
  service: keyFor.design,
  state: 'taken',
  expert: { id: 'expert', name: 'Inès Delorme' },
  read_by: 'expert',
});

export type BirthShop = {
  order?: OrderRecord;
  record?: BirthRecord;
  parts?: readonly PartRecord[];
  log?: NewAccess[];
  register?: string[];
};

/** The stores of one order; the births' conditions are tried on DynamoDB in the integration tests. */
export const birthShop = ({
  order = paidOrderRecord(),
  record = born,
  parts = [taken],
  log = [],
  register = [],
}: BirthShop) => {
  let stored: BirthRecord | undefined = record;
  const deps = {
    orders: { find: async (id: string) => (id === order.id ? order : undefined) },
    births: { find: async () => stored, add: async () => {} },
    parts: { ofOrder: async () => [...parts] },
    accesses: {
      add: async (_id: string, access: NewAccess) => {
        log.push(access);
      },
      ofOrder: async () => log.map((access) => ({ ...access, at })),
    },
    corrections: {
      commit: async ({ after }: { after: BirthRecord }) => {
        stored = after;
      },
    },
    requests: {
      add: async (who: string, kind: RequestKind, when: Date) => {
        register.push(`asked ${kind}`);
        return requestKey(who, kind, when);
      },
      answer: async ({ id }: RequestKey) => void register.push(`answered ${id}`),
    },
    limits: { waitFor: async () => 0 },
    now,
  };
  return { deps, log };
};
