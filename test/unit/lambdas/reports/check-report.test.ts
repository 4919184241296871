/** Whom an uploaded report names: free text of another order never stops it, a mix-up is always shown. */
import { describe, expect, it } from 'vitest';
import { type CheckDependencies, checkReport } from '#lambdas/reports/check-report.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { UploadRecord } from '#lambdas/storage/parts.ts';
import { customerInfo, now, orderId, paidOrderRecord, partTakenBy } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const uploadId = '7d9f3c52-3333-4333-8333-333333333333';
const key = `uploads/${orderId}/${keyFor.numbers}/${uploadId}.pdf`;
const part: PartRecord = partTakenBy('an-expert', {
  upload: { id: uploadId, state: 'sending', at: now.toISOString(), key },
});

/** The open orders of others, by their names. */
const orderOf = (firstName: string, lastName: string, at: number): OrderRecord =>
  paidOrderRecord({
    id: `a1b2c3d4-0000-4000-8000-00000000001${at}`,
    user_id: `somebody-${at}`,
    customer_info: customerInfo({ firstName, lastName }),
  });

type Shop = {
  readonly pages: readonly string[];
  readonly others: readonly (readonly [string, string])[];
  readonly own?: readonly [string, string];
};

const verdictOf = async ({ pages, others, own = ['Camille', 'Renard'] }: Shop): Promise<UploadRecord> => {
  const [firstName, lastName] = own;
  const orders = [
    paidOrderRecord({ customer_info: customerInfo({ firstName, lastName }) }),
    ...others.map(([first, last], at) => orderOf(first, last, at)),
  ];
  let verdict: UploadRecord | undefined;
  const deps: CheckDependencies = {
    orders: {
      find: async (id) => orders.find((order) => order.id === id),
      findAll: async (ids) => orders.filter(({ id }) => ids.includes(id)),
    },
    births: { findAll: async () => new Map() },
    people: new Map(),
    parts: { ofOrder: async () => [part] },
    uploads: {
      openOrders: async () => orders.map(({ id }) => id),
      finish: async (_part, upload) => {
        verdict = upload;
      },
    },
    files: { read: async () => new Uint8Array() },
    digest: () => 'of the file',
    readPdf: async () => ({ pages: pages.length, texts: [...pages], tagged: true }),
    now,
  };
  await checkReport({ key, version: '1', bytes: 4000 }, deps);
  if (!verdict) throw new Error('nothing was judged');
  return verdict;
};

const honest = [
  'Chère Camille,\nVotre chemin de vie, et votre nombre d’expression',
  'Votre date de naissance, Votre - chemin.',
];

it.each([
  ['Votre', '-'],
  ['Votre', 'Date'],
  ['Votre', 'Chemin'],
  ['Camille', '-'],
])('an order under the name «%s %s» stops no other report', async (...name) => {
  const verdict = await verdictOf({ pages: honest, others: [name] });
  expect(verdict).toMatchObject({ state: 'checked', pages: 2 });
  expect(verdict.others).toBeUndefined();
});

it('«Jean Pierre» does not stop the report of Jean-Pierre Martin', async () => {
  const pages = ['Cher Jean-Pierre,', 'Écrit pour JEAN-PIERRE MARTIN'];
  const verdict = await verdictOf({ pages, others: [['Jean', 'Pierre']], own: ['Jean-Pierre', 'Martin'] });
  expect(verdict).toMatchObject({ state: 'checked' });
  expect(verdict.others).toBeUndefined();
});

it.each(['-', '’'])('an order sold to «%s» is delivered', async (firstName) => {
  expect(await verdictOf({ pages: honest, others: [], own: [firstName, 'Renard'] })).toMatchObject({
    state: 'checked',
  });
});

describe('a report of somebody else', () => {
  it('is shown page by page in its own words, each name once, and waits for its expert', async () => {
    const pages = [
      ...honest,
      'Voici ce que vos nombres disent de vous, Zéphyrine O’Brien.',
      'Zéphyrine O’Brien lit.',
    ];
    const verdict = await verdictOf({ pages, others: [['Zéphyrine', 'O’Brien']] });
    expect(verdict).toMatchObject({
      state: 'checked',
      others: [{ page: 3, what: 'name', words: 'ce que vos nombres disent de vous, Zéphyrine O’Brien.' }],
    });
  });

  it('without the first name of its reader is refused', async () => {
    const verdict = await verdictOf({ pages: ['Chère Zéphyrine', 'a'], others: [['Zéphyrine', 'O’Brien']] });
    expect(verdict).toMatchObject({ state: 'refused', refusal: 'first_name_missing' });
  });
});
