/**
 * All limits of the shop, each with its reason. They stop robots without stopping customers: a thousand customers may
 * buy within an hour behind one address of a mobile operator, and nobody can use up the limit of another.
 */

/**
 * `network`: the visitor's address and its wider networks (`networksOf`). `mailbox`: an e-mail address, and its mailbox as
 * `mailboxOf` folds it, which has `mailboxShare`. The other keys are used unchanged.
 */
type Key = 'network' | 'mailbox' | 'address' | 'account' | 'order' | 'try';

/** `atOnce` uses, which become available again one by one, `perHour` of them in an hour. */
export type Limit = {
  readonly name: string;
  readonly key: Key;
  readonly atOnce: number;
  readonly perHour: number;
};

/** The number of customers of one address who buy within an hour. */
export const neighbours = 1000;

const forNeighbours = (name: string, each: number): Limit => ({
  name,
  key: 'network',
  atOnce: each * neighbours,
  perHour: each * neighbours,
});
/**
 * What all spellings of one mailbox have together: twelve mails of a purpose at once, and about forty in a day. It never
 * refuses the first mail of an address, or a stranger who writes `name+x@…` could keep the owner of `name@…` from theirs.
 */
export const mailboxShare = { atOnce: 12, perHour: 1.25 } as const;

/** What the spellings `name+x@…` of one mailbox have together in a day, first mails too: nobody fills a mailbox with them. */
export const spellingsShare = { atOnce: 40, perHour: 40 / 24 } as const;

/**
 * An address gets three mails of a purpose at once, then one every 20 minutes, so that it always holds a link that is
 * valid for 30 minutes.
 */
const mails = (name: string): Limit => ({ name, key: 'mailbox', atOnce: 3, perHour: 3 });

export const limits = {
  /** One per customer. An e-mail address has no limit of its own, because strangers could use it up. */
  signUp: forNeighbours('sign-up', 1),
  /** For sign-up and first payment. Beyond it the account is still created, but no mail is sent. */
  signUpMail: mails('sign-up-mail'),
  /** For mails sent again from the account; a paid order uses `orderMail` instead. */
  validationMail: mails('validation-mail'),
  /** 32 bytes cannot be guessed; this saves the work of wrong tries. A customer may open the link three times. */
  validationLink: forNeighbours('validation-link', 3),
  /** One reset per customer. */
  reset: forNeighbours('reset', 1),
  /** The same for addresses with and without an account, because its refusal is seen. */
  resetAddress: { name: 'reset-address', key: 'address', atOnce: 3, perHour: 3 },
  /** Beyond it the answer is the same, but no mail is sent. */
  resetMail: mails('reset-mail'),
  /** The mail's link is the permission; a refused password can be tried again. */
  choosePassword: forNeighbours('choose-password', 3),
  /** The present password was just proved; a robot with a session must not mail the account without end. */
  passwordChange: { name: 'password-change', key: 'account', atOnce: 5, perHour: 5 },
  /** Each change mails an unverified address; customers may correct it a few times. */
  emailChange: { name: 'email-change', key: 'account', atOnce: 5, perHour: 5 },
  emailChangeMail: mails('email-change-mail'),
  /** A robot can make many accounts, so their network is limited too; few of a thousand customers correct an address. */
  emailChangeNetwork: { name: 'email-change-network', key: 'network', atOnce: 100, perHour: 100 },
  /** Each wish to close an account sends a mail; a customer may waver a few times. */
  closing: { name: 'closing', key: 'account', atOnce: 5, perHour: 5 },
  /** As for the links of the verification. */
  closingLink: forNeighbours('closing-link', 3),
  /** Codes and passwords of an enrolment: there are a million codes, and a secret is valid as long as its page. */
  factor: { name: 'factor-account', key: 'account', atOnce: 10, perHour: 20 },
  /**
   * Only accounts pay, and the network limit of the sign-up already applies; a second counter would add a write to each
   * order.
   */
  payment: { name: 'payment', key: 'account', atOnce: 30, perHour: 30 },
  /** Return pages without the customer's session may ask Stripe a few times; with the session they are not counted. */
  verification: forNeighbours('verification', 3),
  /** For withdrawals with a session: only the customer can use it up. */
  withdrawal: { name: 'withdrawal', key: 'account', atOnce: 60, perHour: 60 },
  /**
   * Counts wrong numbers for an address from a network; the right number always passes, because the law grants the
   * withdrawal.
   */
  withdrawalMiss: { name: 'withdrawal-miss', key: 'try', atOnce: 20, perHour: 20 },
  /** A customer corrects a birth a few times; each request is read by a person. */
  birthCorrection: { name: 'birth-correction', key: 'account', atOnce: 20, perHour: 20 },
  /** A customer rewrites the words for an expert as often as a letter is rewritten. */
  words: { name: 'words', key: 'account', atOnce: 40, perHour: 40 },
  /** Messages to experts: as many as a letter writer sends in a day at once, then one every twelve minutes. */
  message: { name: 'message', key: 'account', atOnce: 40, perHour: 5 },
  /** Corrections of reports: each is worked on by an expert, and one at a time waits for its answer. */
  reportCorrection: { name: 'report-correction', key: 'account', atOnce: 10, perHour: 1 },
  /** Questions in the margin: a pack counts none, so that its reader may ask what a careful reading brings up. */
  margin: { name: 'margin', key: 'account', atOnce: 30, perHour: 5 },
  /** An expert answers many customers in a day. */
  answer: { name: 'answer', key: 'account', atOnce: 120, perHour: 60 },
  /** Each request mails the account and is read by a person, who has a month for it. */
  correction: { name: 'correction', key: 'account', atOnce: 5, perHour: 5 },
  /** As for the links of the verification. */
  personLink: forNeighbours('person-link', 3),
  /** What a link of the person studied does: whoever holds it can erase once, and ask a person of the team a few times. */
  personAct: { name: 'person-act', key: 'account', atOnce: 5, perHour: 5 },
  /** Each opening of the notice makes a link. */
  notice: { name: 'notice', key: 'account', atOnce: 60, perHour: 60 },
  /** An account has one export a day; asking again only puts one to work again that is not ready. */
  export: { name: 'export', key: 'account', atOnce: 10, perHour: 10 },
  /** Messages to support, each read by a person. */
  contact: { name: 'contact', key: 'network', atOnce: 100, perHour: 100 },
  /** Beyond it the message is stored, but no receipt is sent. */
  contactReceipt: mails('contact-receipt'),
  /** One per customer: a school or a village may be one network. */
  guidance: forNeighbours('guidance', 1),
  /** An address gets one guidance a day; this limits the plus addresses of one mailbox. */
  guidanceMail: mails('guidance-mail'),
  /** As for the links of the verification. */
  reportLink: forNeighbours('report-link', 3),
  /** As for the links of the verification; each page reads once and answers once. */
  questionLink: forNeighbours('question-link', 6),
  /** A code cannot be guessed; a reader may mistype it a few times. */
  authenticity: forNeighbours('authenticity', 5),
  /** The customer requests the mails of a paid order again; mailboxes are not counted. */
  orderMail: { name: 'order-mail', key: 'order', atOnce: 5, perHour: 5 },
} as const satisfies Record<string, Limit>;

/** API calls of a new customer from the first page to the report’s link, with polling and a second try. */
export const callsOfACustomer = 25;

/**
 * Requests of one address to the API and for new sockets: the calls of all its customers within the busiest five
 * minutes of the hour, which have one and a half times the mean.
 */
export const firewallRate = {
  requests: Math.ceil((1.5 * neighbours * callsOfACustomer) / 12),
  seconds: 300,
} as const;

/**
 * Calls per second, and at once, that all visitors of a route share: as many as the firewall allows 48 addresses, so
 * that a few addresses cannot block a form. A million orders a month are four calls a second at peak.
 */
export const rates = {
  visitors: { perSecond: 500, burst: 1000 },
  /** Stripe sends its events in bursts. The firewall does not count this route, so strangers' calls reach it too. */
  webhook: { perSecond: 1000, burst: 2000 },
  sockets: { perSecond: 500, burst: 1000 },
} as const;
