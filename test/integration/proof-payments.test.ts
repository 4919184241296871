import { afterAll, describe, test } from 'vitest';
import { type Lane, openLane } from '#test/support/faults/lane.ts';
import { outliveDamagedLast } from '#test/support/proof/damaged-last.ts';
import { repeatDeliveries } from '#test/support/proof/duplicates.ts';
import { type Result, type Size, settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';
import { hearLateMoney } from '#test/support/proof/late-money.ts';
import { outliveOutage } from '#test/support/proof/outage.ts';
import { payWhatIsOwed } from '#test/support/proof/owed.ts';
import { racePairs } from '#test/support/proof/pairs.ts';
import { permute } from '#test/support/proof/permutations.ts';
import { findUnheard } from '#test/support/proof/reconciler.ts';
import { raceRefunds } from '#test/support/proof/refund-races.ts';
import { liveRandomly } from '#test/support/proof/sequences.ts';
import { forgeSignatures } from '#test/support/proof/signatures.ts';
import { payInTwoTabs } from '#test/support/proof/tabs.ts';
import { outliveTroubles } from '#test/support/proof/troubles.ts';

const lane = openLane();
afterAll(() => lane.stop());

type Proof = readonly [what: string, size: Size, run: (lane: Lane, count: number) => Promise<Result>];

const proofs: readonly Proof[] = [
  [
    'Events delivered again, five in sequence and five at once: no row, refund or mail changes',
    { small: 40, large: 13_000 },
    repeatDeliveries,
  ],
  [
    'Webhook, return page and validation link of one order at the same instant: one transition each',
    { small: 40, large: 1000 },
    racePairs,
  ],
  [
    'Paid orders whose webhook never came: the reconciler finds them within a minute of their due time',
    { small: 4, large: 200 },
    findUnheard,
  ],
  [
    'Webhook signatures forged, old, of another secret, altered or replayed: refused, nothing written',
    { small: 60, large: 2000 },
    forgeSignatures,
  ],
  [
    'Two tabs of one order both pay: one charge is kept, the other refunded by itself',
    { small: 4, large: 200 },
    payInTwoTabs,
  ],
  [
    'Fifty attempts at one order’s money at once, by customer, administrator and dashboard, Stripe failing meanwhile: never more than was paid, each refund once',
    { small: 50, large: 5000 },
    raceRefunds,
  ],
  [
    'Stripe down, slow, failing before and after its effect, asked twice at once: one order, one open page, one charge',
    { small: 2, large: 150 },
    outliveTroubles,
  ],
  [
    'Six events of one order in every order: the order ends where the model of its life does',
    { small: 6, large: 720 },
    permute,
  ],
  [
    'Random lives of one order, compared with the model after each step',
    { small: 3, large: 300 },
    liveRandomly,
  ],
  [
    'Orders paid while SES fails for an hour: none misses its mail, twice only where an answer was lost',
    { small: 3, large: 300 },
    outliveOutage,
  ],
  [
    'The order of the last invoice number is damaged: the next orders are numbered and confirmed',
    { small: 1, large: 50 },
    outliveDamagedLast,
  ],
  [
    'Refunds and disputes told before their payment, or never: settled at once, or by the next run of the reconciler',
    { small: 2, large: 100 },
    hearLateMoney,
  ],
  [
    'Refunds refused in a dispute or sent back by the bank: owed and reserved until paid, once, with one credit note',
    { small: 2, large: 100 },
    payWhatIsOwed,
  ],
];

describe('at any size', () => {
  test.for(proofs)('%s', { timeout: timeLimit }, async ([what, size, run]) => {
    await settleClaim({ section: 'Payments', what }, await run(lane, sizeOf(size)));
  });
});
