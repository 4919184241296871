import { reminderDays } from '#domain/questions.ts';
import { longReport, savingLimits } from '#test/support/saving-limits.ts';
import { prices } from './prices.ts';

/** One line of a table: what is done, how often, and the price of one. */
export type Work = { readonly what: string; readonly amount: number; readonly price: number };

export const costOf = (works: readonly Work[]): number =>
  works.reduce((sum, { amount, price }) => sum + amount * price, 0);

/** The whole life of an order, estimated around what `work-of-an-order.test.ts` counts. */
export const orderWork: readonly Work[] = [
  { what: 'Lambda, calls', amount: 50, price: prices.lambdaCall },
  { what: 'Lambda, GB·s (arm64)', amount: 4.3, price: prices.lambdaSecond },
  { what: 'API Gateway, HTTP calls', amount: 30, price: prices.httpCall },
  { what: 'API Gateway, socket messages', amount: 10, price: prices.socketMessage },
  { what: 'API Gateway, socket minutes', amount: 15, price: prices.socketMinute },
  { what: 'DynamoDB, write units', amount: 93, price: prices.writeUnit },
  { what: 'DynamoDB, read units', amount: 93, price: prices.readUnit },
  { what: 'SES, mails to the customer and the expert', amount: 4, price: prices.mail },
  { what: 'SES, MB of attachments', amount: 0.12, price: prices.attachedMegabyte },
  { what: 'SQS, requests', amount: 20, price: prices.queueRequest },
  { what: 'S3, writes', amount: 3, price: prices.fileWrite },
  { what: 'CloudWatch, MB of log lines', amount: 0.033, price: prices.loggedMegabyte },
  { what: 'X-Ray, traces', amount: 9, price: prices.trace },
];

const { characters, charactersPerMinute, secondsPerSaving } = longReport;
const seconds = (characters / charactersPerMinute) * 60;
/** With the outline, which is saved some times more. */
const savings = seconds / secondsPerSaving + 100;

export const savingWork: readonly Work[] = [
  { what: 'API Gateway, HTTP calls', amount: savings, price: prices.httpCall },
  { what: 'Lambda, calls', amount: savings, price: prices.lambdaCall },
  { what: 'Lambda, GB·s (arm64)', amount: 38, price: prices.lambdaSecond },
  { what: 'DynamoDB, write units', amount: savings * savingLimits.writeUnits, price: prices.writeUnit },
  { what: 'DynamoDB, read units', amount: savings * savingLimits.readUnits, price: prices.readUnit },
  { what: 'CloudWatch, MB of log lines', amount: 1.6, price: prices.loggedMegabyte },
];

/** A page: 0.3 s of 3,008 MB (`npm run bench -- typesetting`), and its call. */
const page = 0.9 * prices.lambdaSecond + prices.lambdaCall + prices.httpCall;
/** Pages that the desk asks for: after each saving while they are shown, every 20 seconds while they are not. */
export const pagesAsked = { shown: seconds / secondsPerSaving, hidden: seconds / 20 } as const;
export const pagesCost = { shown: pagesAsked.shown * page, hidden: pagesAsked.hidden * page } as const;

/** Five checks of 1,300 read units and a delivery of 250 write units (decision 49). */
const checksCost = 5 * 1300 * prices.readUnit + 250 * prices.writeUnit;

export const reportCost = (pages: keyof typeof pagesCost): number =>
  costOf(savingWork) + pagesCost[pages] + checksCost;

/** Write units of a message: its row, its part, the notice and the limit; and those of a mail's row, written and marked. */
const threadUnits = { message: 6, mail: 8 } as const;
export const messageCost = threadUnits.message * prices.writeUnit + prices.httpCall + prices.lambdaCall;
/** At once, the reminders, and the choice at the end. */
export const questionMails = reminderDays.length + 2;
export const questionCost = messageCost + questionMails * (prices.mail + threadUnits.mail * prices.writeUnit);

/** The part of a month's orders that waits for its report, and the part of the reports that is uploaded. */
export const openShare = 0.4;
const uploadShare = 0.5;
/** The sweep of issues and the other sweeps run every five minutes. */
const sweeps = 8640;
/** Read units for one open part in a sweep of issues: its row, which may be a second old. */
export const sweptUnits = 0.5;
/** Read units for one open order in the check of an uploaded file: read, and still remembered (`npm run bench -- scale`). */
const checkedUnits = { read: 1, remembered: 0.014 } as const;
/** Functions that stay warm; each reads an open order once an hour. */
const warmFunctions = (orders: number): number => (orders < 50_000 ? 2 : 4);
const hoursAMonth = 730;

/** Read units of a month's checks of uploaded files. */
const checkUnits = (orders: number): number => {
  const uploads = orders * uploadShare;
  const reading = Math.min(uploads, warmFunctions(orders) * hoursAMonth);
  const { read, remembered } = checkedUnits;
  return orders * openShare * (reading * read + (uploads - reading) * remembered);
};

/** What an order costs beside its own work, at this number of orders a month. */
export const growthOf = (orders: number) => {
  return {
    sweeps: openShare * sweptUnits * sweeps * prices.readUnit,
    checks: (checkUnits(orders) / orders) * prices.readUnit,
  };
};

/** What stays of an order: gigabytes and months (`docs/registre.md` has the terms). */
const kept = [
  { what: 'rows of order, part, birth and papers', gigabytes: 8e-6, months: 120, isRow: true },
  { what: 'rows of the draft', gigabytes: 30e-6, months: 36, isRow: true },
  { what: 'both editions of the report', gigabytes: 260e-6, months: 36, isRow: false },
  { what: 'note and confirmation', gigabytes: 60e-6, months: 120, isRow: false },
] as const;

const aMonth = ({ gigabytes, isRow }: (typeof kept)[number]) =>
  gigabytes * (isRow ? prices.rowGigabyte + prices.recoveryGigabyte : prices.fileGigabyte);

export const keptLines = kept.map((one) => ({ ...one, cost: aMonth(one) * one.months }));

/** What a month costs for what the first twelve months have left. */
export const keptAfterAYear = (orders: number): number =>
  12 * orders * kept.reduce((sum, one) => sum + aMonth(one), 0);
