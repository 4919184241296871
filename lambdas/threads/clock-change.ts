import { pausingTerms } from '#content/pausing-terms.ts';
import { askedOf, type Question } from '#domain/questions.ts';
import { dueAfter, stoppedSince } from '#domain/stopped-clock.ts';
import { isOpen, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ClockChange } from '#lambdas/storage/transactions/ask-question.ts';

export type Asking = {
  readonly order: OrderRecord;
  readonly part: PartRecord;
  /** All parts of the order. */
  readonly parts: readonly PartRecord[];
};

/** Only where the terms said so before the sale. */
const mayStop = ({ terms }: OrderRecord): boolean => pausingTerms.includes(terms.version);

/** A part that was late before keeps the date that the apology gave. */
const promisedOf = ({ due_at, new_due_at }: Pick<PartRecord, 'due_at' | 'new_due_at'>): string =>
  new_due_at ?? due_at;

/** The latest due date of what is still to be written and whose clock runs. */
const orderDue = ({ order, part, parts }: Asking, dueAt: string | undefined): string | undefined => {
  const running = parts.flatMap((one) => {
    if (one.service === part.service) return dueAt === undefined ? [] : promisedOf({ ...one, due_at: dueAt });
    return isOpen(order, one) && !one.asked_at ? promisedOf(one) : [];
  });
  return running.sort().at(-1);
};

/** What all questions of a part make of its clock and of its order's. */
export const clockChange = (
  asking: Asking,
  questions: readonly Question[],
  at: string,
  mails: readonly OutboxRecord[] = [],
): ClockChange => {
  const { order, part } = asking;
  const promised = part.promised_at ?? part.due_at;
  const asked = askedOf(questions);
  const dueAt = mayStop(order) ? dueAfter(promised, asked) : promised;
  const since = dueAt === undefined ? stoppedSince(asked) : undefined;
  return { order, part, dueAt, since, orderDueAt: orderDue(asking, dueAt), at, mails };
};
