/** The page around its tables. */
export const costText = (
  tables: Readonly<Record<string, string>>,
): string => `# What it costs, and what breaks first

Written by \`npm run cost\` from the synthesized templates of a stage on AWS (functions' memory, schedules, queues, alarms), the
counted work of an order and the prices of ${tables.pricedOn}, in dollars and eu-west-3. A test holds this page to the templates.
Firewall (9 $ a month in prod, and 0.60 $ a million requests), domain (0.50 $ a zone), Stripe's share and taxes are not in it.

## A month

${tables.months}

Idle is the queues' readers: Lambda asks each queue fifteen times a minute whether something has come. The sweeps run 34,560 times
and stay within what is free; so do the 17,280 decryptions of Stripe's key for the two of them that ask Stripe. At a million orders
the accounts are nearly all of it, for Cognito counts persons each month, then the CDN: that one visit of thirty buys is an assumption.

A second stage in the same account, dev beside prod, costs ${tables.secondStage} more in a month in which nobody comes: what is free each month
is given to an account once, and the alarms, metrics and queues of the first have used most of it.

## An order

${tables.order}

The budget is 0.0006 $ beside storage, and 0.0001 $ for the mail that tells an expert of it. It holds for 100 and for 10,000 orders
with what AWS gives each month, and at a million, when one mail tells of many, up to 0.00064 $; a test holds all three. Where nothing is free,
few orders pay for starts and for secrets that no warm instance remembers. What would save more costs more than it saves:
log lines at half the price (infrequent access) feed no alarm, fewer traces leave a paid order's way in the dark.

Counted: calls, writes and reads from the click on pay to the confirmation (\`npm run bench -- order\`,
[order-work](decisions/order-work.md)), and from the template which function reads how many secrets, each five minutes.
Read off the code, not counted: sign-up, three visits with their live channel, the expert's work, the reading of the report, and
the reconciler's reads: 48 of a paid order's row, and of one more that was left at Stripe, an assumption too. A
call that meets no instance costs its start as well: the fewer the orders, the more of them do (calls at random, instances kept six
minutes). The customer's three mails are half of it and cannot be fewer. X-Ray keeps the calls of the traced functions: the first of each second,
5 % of the others; were all functions traced, an order would cost 0.0002 $ more.

## What breaks first

The busiest hour of a month, played with seeded chance: ${tables.peaks}; every call
of it is taken as a cold one. A laptop can play arrivals, waiting and running at once; it cannot play AWS's own scaling.

${tables.hour}

${tables.limits}

## Prices

${tables.prices}
`;
