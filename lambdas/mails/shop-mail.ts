import type { Person } from '#domain/atelier.ts';
import type { Discipline, PaidKey } from '#domain/catalogue.ts';
import type { Guidance } from '#domain/guidance/compose.ts';
import type { SkyFacts } from '#domain/guidance/sky/facts.ts';
import type { NoticeEvent } from '#domain/notices.ts';
import type { Named } from '#domain/persons.ts';
import type { Greeted } from '#domain/texts/greeting.ts';
import type { AccountMail } from './account-mail.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import type { CorrectionMail } from './correction-mail.ts';

export type ConfirmationMail = {
  readonly kind: 'confirmation';
  readonly order: ConfirmedOrder;
  readonly siteUrl: string;
  readonly isEmailValidated: boolean;
  /** The account's names and form of address, instead of the order's names. */
  readonly greeted?: Greeted;
  /** The zone of the hours; without it, that of the order. */
  readonly zone?: string | undefined;
};

/**
 * `link` is the whole address, secret included. The mail contains no name: the customer may have typed a stranger's
 * address, and the shop must not deliver typed words to it.
 */
export type ValidationMail = {
  readonly kind: 'validation';
  readonly link: string;
  readonly siteUrl: string;
  /** True when the account's address was changed, false for a new account. */
  readonly isChanged?: boolean;
};

/** A visitor's message as support reads it; answering it writes to the visitor. */
export type ContactMail = {
  readonly kind: 'contact';
  readonly siteUrl: string;
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  /** Lines end in \n. */
  readonly message: string;
  readonly sentAt: Date;
};

/**
 * Acknowledges a message. It repeats nothing that the sender wrote, not even the name: the address is not verified, and
 * the shop must not deliver a stranger's words to it.
 */
export type ContactReceiptMail = {
  readonly kind: 'contact-receipt';
  readonly siteUrl: string;
  readonly sentAt: Date;
  /** The sender's time zone (IANA); without it, that of Paris. */
  readonly zone?: string | undefined;
};

/** A report is ready; `link` is the whole address, secret included. */
export type ReportMail = Greeted & {
  readonly kind: 'report';
  readonly link: string;
  readonly siteUrl: string;
  readonly orderId: string;
  readonly firstName: string;
  /** Whom it is about, unless the customer. */
  readonly person?: Named;
  readonly service: Discipline;
  readonly expert?: string;
  readonly pages: number;
  /** From 1; a later one replaces the former. */
  readonly version: number;
  readonly isLast: boolean;
  readonly isUntagged: boolean;
  readonly hasPrint: boolean;
  readonly code?: string;
};

/** The receipt of a withdrawal: its content, author and time; `amount` in cents. */
export type WithdrawalMail = Greeted & {
  readonly kind: 'withdrawal';
  readonly siteUrl: string;
  readonly orderId: string;
  /** The name in the declaration. */
  readonly name: string;
  readonly email: string;
  readonly services: readonly PaidKey[];
  readonly isWhole: boolean;
  readonly amount: number;
  readonly declaredAt: Date;
  /** The customer's time zone (IANA); without it, that of Paris. */
  readonly zone?: string | undefined;
};

/** A refund was made; `amount` in cents. */
export type RefundMail = Greeted & {
  readonly kind: 'refund';
  readonly siteUrl: string;
  readonly orderId: string;
  readonly firstName: string;
  readonly amount: number;
  readonly settledAt: Date;
  /** The customer's time zone (IANA); without it, that of Paris. */
  readonly zone?: string | undefined;
  /** The withdrawn services. */
  readonly services?: readonly PaidKey[];
  /** True when the refund revokes reports. */
  readonly isRevoking: boolean;
};

/** The bank has refused a payment that it confirms later; `amount` in cents. */
export type PaymentRefusedMail = Greeted & {
  readonly kind: 'payment-refused';
  readonly siteUrl: string;
  readonly orderId: string;
  readonly firstName: string;
  readonly services: readonly PaidKey[];
  readonly amount: number;
};

/** A due date was missed; `dueAt` is the new one, for the services that are still missing. */
export type BirthMail = Greeted & {
  readonly kind: 'birth';
  readonly siteUrl: string;
  readonly orderId: string;
  readonly firstName: string;
  readonly answer: {
    readonly isRefused: boolean;
    readonly name: string;
    readonly reason?: string | undefined;
  };
};

export type LateMail = Greeted & {
  readonly kind: 'late';
  readonly siteUrl: string;
  readonly orderId: string;
  readonly firstName: string;
  readonly missedAt: Date;
  /** The customer's time zone (IANA); without it, that of Paris. */
  readonly zone?: string | undefined;
  readonly dueAt: Date;
  readonly missing: readonly Discipline[];
  readonly isPartlyDelivered: boolean;
};

/** The guidance of a local day; the links are whole addresses, secret included. It contains no name. */
export type GuidanceMail = {
  readonly kind: 'guidance';
  readonly siteUrl: string;
  readonly askedAt: Date;
  readonly sky: SkyFacts;
  readonly guidance: Guidance;
  readonly stopLink: string;
  readonly notMeLink: string;
  readonly whyLink: string;
};

/** One fact for the atelier, with its order and part in their present state. */
export type StaffNews = {
  readonly event: NoticeEvent;
  readonly orderId: string | undefined;
  readonly service: Discipline | undefined;
  readonly dueAt: Date | undefined;
  /** The new due date, after `dueAt` was missed. */
  readonly newDueAt: Date | undefined;
  readonly expert: Person | undefined;
};

/** A mail to a member of the atelier. It names no customer. */
export type StaffMail = {
  readonly kind: 'staff';
  readonly siteUrl: string;
  readonly firstName: string;
  readonly readerId: string;
  readonly isAdministrator: boolean;
  readonly news: readonly StaffNews[];
};

/** All mails of the shop; `siteUrl` is an origin without a trailing slash. */
export type ShopMail =
  | AccountMail
  | ValidationMail
  | ConfirmationMail
  | PaymentRefusedMail
  | ReportMail
  | BirthMail
  | LateMail
  | WithdrawalMail
  | RefundMail
  | GuidanceMail
  | ContactMail
  | ContactReceiptMail
  | CorrectionMail
  | StaffMail;
