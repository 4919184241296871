/** What an order's buyer gets back when the person studied has its data erased before all is delivered. */
import { type Discipline, type PaidKey, partsOf } from './catalogue.ts';
import { type Sold, worthOf } from './sold.ts';

type StoppedOrder = Sold & {
  /** Cents, as paid. */
  readonly amount: number;
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
  order: StoppedOrder,
  { open, delivered }: { readonly open: readonly Discipline[]; readonly delivered: readonly Discipline[] },
): Stopped => {
  const { amount, services, refund_reserved: reserved = 0 } = order;
  const left = Math.max(0, amount - reserved);
  const isAll = delivered.length === 0;
  const share = Math.ceil((amount * worthOf(order, open)) / worthOf(order, partsOf(services)));
  return {
    amount: open.length === 0 ? 0 : isAll ? left : Math.min(left, share),
    services: services.filter((service) => partsOf([service]).every((part) => open.includes(part))),
  };
};
