/** What the shop rings for by itself, beside what AWS measures. */

/** CloudWatch reads the shop's own metrics off its log lines; their only dimension is the stage. */
export const shopMetrics = { namespace: 'QuatreSagesses', dimension: 'stage' } as const;

/** An alarm costs by the metric: events of one kind of loss ring one bell, and their log line says which it was. */
export const bells = ['money_astray', 'mail_lost'] as const;
export type Bell = (typeof bells)[number];

/** Events that somebody must look at, each with its bell and what it means. */
export const alarms = {
  account_refused: {
    bell: 'money_astray',
    means: 'A mailbox says that it did not open its account, and something was paid there: it is locked.',
  },
  amount_mismatch: {
    bell: 'money_astray',
    means: 'A customer has paid another amount than the order’s, and gets nothing for it.',
  },
  dispute_opened: {
    bell: 'money_astray',
    means: 'A customer disputes a payment: Stripe wants an answer within days.',
  },
  duplicate_payment_refunded: {
    bell: 'money_astray',
    means: 'A customer has paid twice; the second payment went back by itself.',
  },
  money_without_order: {
    bell: 'money_astray',
    means: 'Stripe tells of a refund or a dispute of a payment that no order of the shop owns.',
  },
  paid_without_order: {
    bell: 'money_astray',
    means: 'A customer has paid for an order that does not exist.',
  },
  refund_failed: {
    bell: 'money_astray',
    means: 'A customer’s bank has refused a refund: the money must go back in another way.',
  },
  webhook_refused: {
    bell: 'money_astray',
    means: 'Somebody sends forged events, or Stripe’s secret has changed: payments are noticed late.',
  },
  mail_bounced: {
    bell: 'mail_lost',
    means: 'A customer’s address refuses our mails, or takes them for unwanted.',
  },
  mail_given_up: {
    bell: 'mail_lost',
    means: 'A customer misses a mail that could not be sent in two days of trying.',
  },
  message_unreadable: {
    bell: 'mail_lost',
    means:
      'A queue held a message that nobody can read: the mail, the note or the check behind it may be missing.',
  },
  row_unreadable: {
    bell: 'mail_lost',
    means: 'A row is damaged: lists leave it out, and its customer may wait for what it stands for.',
  },
  support_unreachable: {
    bell: 'mail_lost',
    means: 'A message to support did not arrive: a customer gets no answer.',
  },
} as const satisfies Readonly<Record<string, { readonly bell: Bell; readonly means: string }>>;
export type AlarmEvent = keyof typeof alarms;

/**
 * Namespace of what CloudWatch counts in the lines of Lambda and API Gateway: they name no stage, so it stands here, or
 * two stages of one account would ring each other.
 */
export const ownNamespace = (stage: string): string => `${shopMetrics.namespace}/${stage}`;

/** Runs of functions that threw, timed out, died or never began. */
export const failedRun = 'failed_run';

/** Calls of the API that its rates refused, or for which no function could run. */
export const throttledCall = 'throttled_call';

/** Every sweep counts its runs in this one metric: it falls short when one of them does not run. */
export const sweepRun = 'sweep_run';

/** How many things stand still: queues that nobody empties, and the outbox when its mails are overdue. */
export const standingStill = 'standing_still';
