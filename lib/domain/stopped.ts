/** What an order's buyer gets back when the person studied has its data erased before all is delivered. */
import { type Discipline, type PaidKey, partsOf, totalOf } from './catalogue.ts';

type StoppedOrder = {
  /** Cents, as paid. */
  readonly amount: number;
  readonly services: readonly PaidKey[];
  readonly refund_reserved?: number | undefined;
};

type Stopped = {
  /** Cents. */
  readonly amount: number;
  /** The services of which nothing was delivered. */
  readonly services: readonly PaidKey[];
};

/**
 * The share of what is `open` in what was paid, rounded up, and all that is left where nothing stays `delivered`. The parts
 * of a pack share its price as their consultations alone would, so that it gives nothing away either.
 */
export const stoppedOf = (
  { amount, services, refund_reserved: reserved = 0 }: StoppedOrder,
  { open, delivered }: { readonly open: readonly Discipline[]; readonly delivered: readonly Discipline[] },
): Stopped => {
  const left = Math.max(0, amount - reserved);
  const isAll = delivered.length === 0;
  const share = Math.ceil((amount * totalOf(open)) / totalOf(partsOf(services)));
  return {
    amount: open.length === 0 ? 0 : isAll ? left : Math.min(left, share),
    services: services.filter((service) => partsOf([service]).every((part) => open.includes(part))),
  };
};
