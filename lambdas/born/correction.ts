import { type Born, bornSchema } from '#domain/births/born.ts';
import { type BirthRecord, correctionSchema, type WrittenFor } from '#domain/births/correction.ts';
import { isListed, isRefunded, isWithdrawn } from '#domain/order.ts';
import type { CorrectedBirth } from '#domain/wire/births.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type FindDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
};

/** The order is read first, so that its version covers what is read after it. */
export type Found = {
  readonly order: OrderRecord;
  readonly parts: readonly PartRecord[];
  readonly before: BirthRecord;
};

/** Throws ShopError not_found, and birth_fixed where no report can follow any more. */
export const findBirth = async (order: OrderRecord | undefined, deps: FindDependencies): Promise<Found> => {
  if (!order) throw new ShopError('not_found');
  const isOver = !isListed(order) || isRefunded(order) || isWithdrawn(order);
  const before = isOver ? undefined : await deps.births.find(order.id);
  if (!before || before.birthDate === '') throw new ShopError('birth_fixed');
  return { order, parts: await deps.parts.ofOrder(order.id), before };
};

/** The corrected birth; a person who is not named keeps the former names. Throws invalid_request for another's names. */
export const bornFrom = ({ person, ...sent }: CorrectedBirth, { before }: Found, now: Date): Born => {
  if (person && !before.person) throw new ShopError('invalid_request');
  const named = person && { firstName: person.firstName, lastName: person.lastName };
  return {
    ...sent,
    birthNames: sent.birthNames ?? before.birthNames,
    person: named ? { ...named, agreedAt: now.toISOString() } : before.person,
  };
};

/** A delivered report keeps the birth that it was written for, until a new version is delivered. */
const writtenFor = ({ parts, before }: Found): WrittenFor[] =>
  parts.flatMap(({ service, report }) => {
    if (!report) return [];
    const { version } = report;
    const known = before.written_for?.find((one) => one.service === service && one.version === version);
    return [known ?? { service, version, born: bornSchema.parse(before) }];
  });

export const corrected = (
  found: Found,
  born: Born,
  done: NonNullable<BirthRecord['corrected']>,
): BirthRecord => {
  const written = writtenFor(found);
  return {
    ...born,
    opened_at: found.before.opened_at,
    corrected: done,
    ...(written.length > 0 && { written_for: written }),
  };
};

export const answerOf = (record: BirthRecord) => ({
  born: bornSchema.parse(record),
  correction: correctionSchema.parse(record),
});
export type Answer = ReturnType<typeof answerOf>;
