import type { PaidKey } from '#domain/catalogue.ts';
import type { Named } from '#domain/persons.ts';

/** An order as its confirmation tells it. */
export type ConfirmedOrder = {
  readonly id: string;
  readonly services: readonly PaidKey[];
  /** Cents, as paid. */
  readonly amount: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Whom it is for, unless the buyer; absent while the address is not verified. */
  readonly person?: Named | undefined;
  /** One sentence each; empty while the address is not verified. */
  readonly birth: readonly string[];
  readonly paidAt: Date;
  /** The customer's time zone (IANA); without it, that of Paris. */
  readonly zone?: string | undefined;
  readonly dueAt: Date;
  readonly withdrawalUntil: Date;
  readonly guaranteeUntil?: Date | undefined;
  readonly termsVersion: string;
};
