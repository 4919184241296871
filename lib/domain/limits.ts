/**
 * Every limit of the shop with its reason: limits meet robots, not neighbours. Behind one address of a mobile operator
 * a thousand customers buy within an hour, and nobody uses up what another needs.
 */

/**
 * `network`: the viewer's address, and what it lies in (`networksOf`). `mailbox`: an e-mail address as `mailboxOf` folds
 * it. The others are taken as they are.
 */
type Key = 'network' | 'mailbox' | 'address' | 'account' | 'order' | 'try';

/** `atOnce` uses, given back one by one, `perHour` of them in an hour. */
export type Limit = {
  readonly name: string;
  readonly key: Key;
  readonly atOnce: number;
  readonly perHour: number;
};

/** The customers of one address that buy within an hour. */
export const neighbours = 1000;

const forNeighbours = (name: string, each: number): Limit => ({
  name,
  key: 'network',
  atOnce: each * neighbours,
  perHour: each * neighbours,
});
/** A mailbox gets three mails of a purpose at once, then one in 20 minutes: a link of 30 minutes is always in it. */
const mails = (name: string): Limit => ({ name, key: 'mailbox', atOnce: 3, perHour: 3 });

export const limits = {
  /** One for each customer. An address has no limit of its own, because strangers could use it up. */
  signUp: forNeighbours('sign-up', 1),
  /** Of sign-up and first payment. Beyond it the account is still made and no mail is sent. */
  signUpMail: mails('sign-up-mail'),
  /** Sent again from the account; for a paid order `orderMail` counts instead. */
  validationMail: mails('validation-mail'),
  /** 32 bytes cannot be guessed; this saves the work of wrong tries. A customer may open the link three times. */
  validationLink: forNeighbours('validation-link', 3),
  /** Each customer forgets a password once. */
  reset: forNeighbours('reset', 1),
  resetMail: mails('reset-mail'),
  /** An address without an account is answered alike but counted apart, so it uses up no mailbox's limit. */
  resetNobody: { name: 'reset-nobody', key: 'address', atOnce: 3, perHour: 3 },
  /** The link of the mail is the permission; a refused password is tried again. */
  choosePassword: forNeighbours('choose-password', 3),
  /** Each is a mail to an address that nobody has proven: a slip is corrected, and corrected again. */
  emailChange: { name: 'email-change', key: 'account', atOnce: 5, perHour: 5 },
  emailChangeMail: mails('email-change-mail'),
  /** A robot can make many accounts, so their network is limited too; few of a thousand customers correct an address. */
  emailChangeNetwork: { name: 'email-change-network', key: 'network', atOnce: 100, perHour: 100 },
  /** Codes and passwords of an enrolment: there are a million codes, and a secret lives as long as its page. */
  factor: { name: 'factor-account', key: 'account', atOnce: 10, perHour: 20 },
  /** Only accounts pay, and sign-up is limited by network already; a second counter would cost each order a write. */
  payment: { name: 'payment', key: 'account', atOnce: 30, perHour: 30 },
  /** Without the session of its owner a return page asks Stripe, some times; the owner’s is never counted. */
  verification: forNeighbours('verification', 3),
  /** A withdrawal with the session: only the owner can use it up. */
  withdrawal: { name: 'withdrawal', key: 'account', atOnce: 60, perHour: 60 },
  /** A wrong number for an address from a network; the right one passes whatever was tried, for the law gives the right. */
  withdrawalMiss: { name: 'withdrawal-miss', key: 'try', atOnce: 20, perHour: 20 },
  /** Letters to support, each read by somebody. */
  contact: { name: 'contact', key: 'network', atOnce: 100, perHour: 100 },
  /** Beyond it the message is kept and no receipt is sent. */
  contactReceipt: mails('contact-receipt'),
  /** One for each customer: a school or a village may be one network. */
  guidance: forNeighbours('guidance', 1),
  /** An address gets one guidance a day; this limits the plus addresses of one mailbox. */
  guidanceMail: mails('guidance-mail'),
  /** As with the links of validation. */
  reportLink: forNeighbours('report-link', 3),
  /** The owner asks for the mails of a paid order again: no mailbox is counted. */
  orderMail: { name: 'order-mail', key: 'order', atOnce: 5, perHour: 5 },
} as const satisfies Record<string, Limit>;

/** Calls of the API by a new customer, from the first page to the report’s link, polling and a second try included. */
export const callsOfACustomer = 25;

/**
 * Of one address, to the API and to new sockets: every neighbour's calls within five minutes of the hour's busiest, which
 * has one and a half times the mean.
 */
export const firewallRate = {
  requests: Math.ceil((1.5 * neighbours * callsOfACustomer) / 12),
  seconds: 300,
} as const;

/**
 * Calls a second and at once that all visitors of a route share: as many as 48 addresses may send by the firewall, so
 * that no few of them close a form. A million orders a month are four calls a second at their busiest.
 */
export const rates = {
  visitors: { perSecond: 500, burst: 1000 },
  /** Stripe sends its events in waves; the firewall counts none of them, so that a stranger’s calls come here too. */
  webhook: { perSecond: 1000, burst: 2000 },
  sockets: { perSecond: 500, burst: 1000 },
} as const;
