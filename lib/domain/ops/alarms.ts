/** The alarms that the shop raises itself, besides those of AWS metrics. */

/** CloudWatch reads the shop's own metrics from its log lines; their only dimension is the stage. */
export const shopMetrics = { namespace: 'QuatreSagesses', dimension: 'stage' } as const;

/**
 * Each metric of an alarm costs money, so events of the same kind of loss share one alarm; the log line names the
 * event.
 */
export const bells = ['money_astray', 'mail_lost', 'shop_silent'] as const;
export type Bell = (typeof bells)[number];

/** The events that raise an alarm, each with its metric and its meaning. */
export const alarms = {
  account_refused: {
    bell: 'money_astray',
    means: 'The owner of a mailbox did not open its account, and the account has a paid order: it is locked.',
  },
  amount_mismatch: {
    bell: 'money_astray',
    means: 'A customer has paid an amount other than the order’s; the payment was refunded automatically.',
  },
  dispute_opened: {
    bell: 'money_astray',
    means: 'A customer disputes a payment: Stripe expects an answer within days.',
  },
  duplicate_payment_refunded: {
    bell: 'money_astray',
    means: 'A customer has paid twice; the second payment was refunded automatically.',
  },
  money_without_order: {
    bell: 'money_astray',
    means: 'Stripe reports a refund or a dispute of a payment that belongs to no order of the shop.',
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
    means: 'Forged events arrive, or Stripe’s secret has changed: payments are noticed late.',
  },
  address_corrected: {
    bell: 'mail_lost',
    means: 'An administrator has moved a customer’s account to another mailbox.',
  },
  address_unsealed: {
    bell: 'mail_lost',
    means: 'A second administrator lets a corrected mailbox set the password of its account, after 72 hours.',
  },
  mail_bounced: {
    bell: 'mail_lost',
    means: 'A customer’s address refuses the shop’s mails, or reports them as spam.',
  },
  mail_given_up: {
    bell: 'mail_lost',
    means: 'A mail to a customer could not be sent in two days of trying.',
  },
  message_unreadable: {
    bell: 'mail_lost',
    means: 'A queue held a message that cannot be parsed: its mail, invoice or check may be missing.',
  },
  paper_not_written: {
    bell: 'mail_lost',
    means: 'The number of an invoice or credit note is not on its order, which is damaged or missing.',
  },
  row_unreadable: {
    bell: 'mail_lost',
    means: 'A row is damaged: lists leave it out, and its customer may wait for it.',
  },
  support_unreachable: {
    bell: 'mail_lost',
    means: 'A message to support did not arrive: a customer gets no answer.',
  },
  orders_silent: {
    bell: 'shop_silent',
    means: 'Nobody has paid for hours, although there were orders at this time in each of the last weeks.',
  },
  site_unreachable: {
    bell: 'shop_silent',
    means:
      'From outside, a page, the configuration, the API, the sign-in or the live channel does not answer.',
  },
} as const satisfies Readonly<Record<string, { readonly bell: Bell; readonly means: string }>>;
export type AlarmEvent = keyof typeof alarms;

/**
 * Namespace of the metrics that CloudWatch counts in log lines of Lambda and API Gateway. It holds the stage, which
 * these lines lack.
 */
export const ownNamespace = (stage: string): string => `${shopMetrics.namespace}/${stage}`;

/** Runs of functions that threw, timed out, crashed or never began. */
export const failedRun = 'failed_run';

/** API calls that its rate limits refused, or for which no function could run. */
export const throttledCall = 'throttled_call';

/** API calls that were answered 403: an account may refuse some, a shop that refuses most is closed. */
export const refusedCall = 'refused_call';

/** Every sweep counts its runs in this metric: it is too low when one of them does not run. */
export const sweepRun = 'sweep_run';

/** The number of queues without progress, with the outbox when its mails are overdue. */
export const standingStill = 'standing_still';
