import type * as z from 'zod/mini';
import { hasPack } from '#domain/catalogue.ts';
import { limits } from '#domain/limits.ts';
import {
  correctionDue,
  correctionRight,
  type ReportCorrection,
  usesItUp,
} from '#domain/report-corrections.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { isGoing } from '#domain/threads.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { askReportCorrection } from '#domain/wire/report-corrections.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { ReportCorrectionsStore } from '#lambdas/storage/transactions/correct-report.ts';
import { type OwnDependencies, ownPart, type Path } from './own-part.ts';
import { nextInstant } from './thread.ts';

export type AskCorrectionDependencies = OwnDependencies & {
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly reportCorrections: Pick<ReportCorrectionsStore, 'ask'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};

type Delivered = PartRecord & Required<Pick<PartRecord, 'delivered_at' | 'report'>>;

const isDelivered = (part: PartRecord): part is Delivered =>
  part.delivered_at !== undefined && part.report !== undefined;

/** Throws ShopError part_over for what is not delivered, withdrawn or refunded. */
const assertDelivered = (order: OrderRecord, part: PartRecord): Delivered => {
  if (!isDelivered(part) || !isGoing(order, part))
    throw new ShopError('part_over', threadFieldTexts.notDelivered);
  return part;
};

/**
 * The customer of a delivered report says what is wrong: once within the included days, and at any time where the house has
 * made an error. The same `id` again answers the correction that is there. Throws ShopError not_found, part_over,
 * correction_open, correction_used, too_many.
 */
export const askForCorrection = (
  customer: Customer,
  path: Path,
  { id, what, places }: z.infer<typeof askReportCorrection.body>,
  deps: AskCorrectionDependencies,
): Promise<ReportCorrection> =>
  whileMoved(async (round) => {
    const { order, part: found } = await ownPart(customer, path, deps);
    const { corrections } = await deps.threads.ofPart(found);
    const before = corrections.find((one) => one.id === id);
    if (before) return before;
    const part = assertDelivered(order, found);
    const { delivered_at } = part;
    const right = correctionRight({ delivered_at, isPack: hasPack(order.services), corrections }, deps.now);
    if (right.isWaiting) throw new ShopError('correction_open');
    if (usesItUp(what) && !right.isIncluded) throw new ShopError('correction_used');
    if (round === 1) await takeUse(limits.reportCorrection, customer.userId, deps);
    const at = nextInstant(part, deps.now);
    const due_at = correctionDue(deps.now).toISOString();
    const correction = { id, what, places, of: part.report.version, at, due_at };
    await deps.reportCorrections.ask({ order, part }, correction);
    return correction;
  });
