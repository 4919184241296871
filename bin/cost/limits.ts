export type Limit = {
  readonly what: string;
  readonly limit: string;
  readonly met: string;
  readonly remedy: string;
};

/** What ends first as orders grow, the nearest first; quotas as remembered, where no page said them (`read`). */
export const limits: readonly Limit[] = [
  {
    what: 'SES sandbox',
    limit: '200 mails a day, one a second, to confirmed addresses only (read)',
    met: 'the first customer',
    remedy: 'ask for production before the launch: 50,000 a day, 14 a second (read)',
  },
  {
    what: 'Lambda at once, in the account',
    limit: '10 in a new account, 1,000 by default',
    met: 'a busy minute of 10,000 orders a month',
    remedy: 'ask for 1,000 before the launch: Throttled rings, payments come back by webhook and reconciler',
  },
  {
    what: 'Notes, one after the other',
    limit: 'one FIFO group: about 2.5 notes a second at 400 ms each',
    met: 'the busiest hour of 1,000,000 orders a month: the table above says how long confirmations wait',
    remedy:
      'number in the queue’s turn and draw the PDF after it: 20 numbers a second; then a series for each month',
  },
  {
    what: 'Our own rates (`route-rules.ts`)',
    limit: 'forms 10 calls a second and 20 at once, other routes 50 and 100, the webhook 100 and 200',
    met: 'the busiest minute of 1,000,000 orders a month: 23 sign-ups a second',
    remedy:
      'raise the rate of the form; until then customers are asked to try again, and the webhook comes again',
  },
  {
    what: 'Row of the note numbers',
    limit: '1,000 writes a second on one partition',
    met: 'never before the queue in front of it: it is the queue that keeps it calm',
    remedy: 'nothing',
  },
  {
    what: 'SES rate',
    limit: '14 mails a second, 50,000 a day (read)',
    met: 'from 500,000 orders a month on: three mails each pass 50,000 a day',
    remedy: 'ask for more while the bounces are low; the outbox keeps what is refused and sends it later',
  },
  {
    what: 'An expert’s queue',
    limit: '1,000 writes a second on a discipline’s partition of the index',
    met: 'never: four experts write some reports a day; the promise grows long before (`promise.ts`)',
    remedy: 'more experts: what breaks first of all is the four people',
  },
  {
    what: 'Secrets in SSM',
    limit: '40 reads a second',
    met: 'more than twenty cold starts in one second: a burst',
    remedy: 'higher throughput by one setting (0.05 $ for 10,000 reads), or Lambda’s own extension',
  },
  {
    what: 'Cognito, accounts made',
    limit: '50 a second (read); 120 sign-ins a second',
    met: 'a burst of 50 new customers in a second',
    remedy: 'buy more for the day, and let the checkout wait for its turn',
  },
  {
    what: 'Cognito, active accounts',
    limit: '10,000 a month free, then 0.015 $ each: no limit but the largest line of the bill',
    met: '10,000 customers a month',
    remedy:
      'none that is safe: the plan Lite (0.0055 $, remembered) lets no function change scopes, and tokens could call the pool',
  },
  {
    what: 'API Gateway',
    limit: '10,000 calls a second in the account, bursts of 5,000',
    met: 'beyond 10,000,000 orders a month',
    remedy: 'ask for more; the firewall’s rate rule comes first',
  },
  {
    what: 'New sockets',
    limit: '500 a second (read)',
    met: 'a deployment that ends 30,000 sockets at once: they come back within 30 s by chance',
    remedy: 'ask for more; a page without its socket asks over HTTP',
  },
  {
    what: 'Tables on demand',
    limit: '4,000 writes a second from the first day, twice the highest peak so far after',
    met: 'beyond 10,000,000 orders a month',
    remedy: 'warm throughput before a campaign',
  },
  {
    what: 'Log lines',
    limit: '800 writes a second to the account’s log groups and more',
    met: 'not by Lambda, which writes in batches',
    remedy: 'nothing',
  },
];
