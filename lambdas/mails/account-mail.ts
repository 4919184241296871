/** The mails about the address, the password, the rules and the end of an account: «Madame» or «Monsieur» stands without a name. */
import type { Salutation } from '#domain/mail-form.ts';
import type { PolicyChange } from '#domain/texts/policy-changes.ts';

export type AddressChangedMail = {
  readonly kind: 'address-changed';
  readonly at: Date;
  /** The link that undoes the change; absent when the former address was never verified. */
  readonly link?: string;
  readonly salutation?: Salutation;
  /** The customer's time zone (IANA); without it, that of Paris. */
  readonly zone?: string | undefined;
  readonly siteUrl: string;
};

/** The account is erased after `closesAt`; the link keeps it. It contains no name, because the address may be a stranger's. */
export type ClosingMail = {
  readonly kind: 'closing';
  readonly closesAt: Date;
  readonly link: string;
  readonly salutation?: Salutation;
  readonly zone?: string | undefined;
  readonly siteUrl: string;
};
/** The unused account is erased from `erasesAt` on, unless its customer signs in. It contains no name. */
export type IdleMail = {
  readonly kind: 'idle';
  readonly erasesAt: Date;
  readonly salutation?: Salutation;
  readonly siteUrl: string;
};
/** Tells an important change of the privacy policy. It contains no name. */
export type PolicyMail = {
  readonly kind: 'policy';
  readonly change: PolicyChange;
  readonly salutation?: Salutation;
  readonly siteUrl: string;
};
export type ClosedMail = { readonly kind: 'closed'; readonly siteUrl: string };

/** `link` is the page that mails a reset, for an account in a stranger's hands. */
export type PasswordChangedMail = {
  readonly kind: 'password-changed';
  readonly at: Date;
  readonly link: string;
  readonly salutation?: Salutation;
  readonly zone?: string | undefined;
  readonly siteUrl: string;
};

/** `link` is the whole address, secret included. */
export type ResetMail = {
  readonly kind: 'reset';
  readonly link: string;
  readonly salutation?: Salutation;
  readonly siteUrl: string;
};
export type InvitationMail = Omit<ResetMail, 'kind' | 'salutation'> & {
  readonly kind: 'invitation';
  readonly name: string;
};

export type AccountMail =
  | AddressChangedMail
  | ClosedMail
  | ClosingMail
  | IdleMail
  | InvitationMail
  | PasswordChangedMail
  | PolicyMail
  | ResetMail;
