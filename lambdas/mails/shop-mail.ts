import type { PaidKey } from '#domain/catalogue.ts';

export type ConfirmedOrder = {
  readonly id: string;
  readonly services: readonly PaidKey[];
  /** Cents, as paid. */
  readonly amount: number;
  readonly firstName: string;
  readonly paidAt: Date;
  readonly dueAt: Date;
  readonly withdrawalUntil: Date;
  readonly termsVersion: string;
};

export type ConfirmationMail = {
  readonly kind: 'confirmation';
  readonly order: ConfirmedOrder;
  readonly siteUrl: string;
  readonly isEmailValidated: boolean;
};

/** `link` is the whole address, secret included. */
export type ValidationMail = {
  readonly kind: 'validation';
  readonly link: string;
  readonly firstName?: string;
  readonly siteUrl: string;
};

/** `link` is the whole address, secret included. */
export type ResetMail = { readonly kind: 'reset'; readonly link: string; readonly siteUrl: string };

/** Everything that the shop sends; `siteUrl` is an origin without a trailing slash. */
export type ShopMail = ValidationMail | ConfirmationMail | ResetMail;
