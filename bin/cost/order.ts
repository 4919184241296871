/** What one order does, from the first page to the report that was read: by a new customer, of one service. */
import type { Usage } from './prices.ts';

/** Calls of each function, by its name in the template. */
export const callsOfOrder: Readonly<Record<string, number>> = {
  // Page and form, with an account made in step 2.
  HttpReadPromise: 2,
  HttpSignUp: 1,
  HttpReadProfile: 2,
  HttpUpdateProfile: 1,
  // Payment to confirmation: counted by `npm run bench -- order`.
  HttpCreatePayment: 1,
  HttpStripeWebhook: 2,
  HttpVerifyPayment: 1,
  HttpListOrders: 4,
  MailEnqueueMails: 3,
  PapersIssuePaper: 1,
  MailSendMail: 3,
  HttpValidateEmail: 1,
  // The live channel of three visits.
  HttpLiveTicket: 3,
  LiveConnect: 3,
  LiveDisconnect: 3,
  LiveAnswerPing: 3,
  LivePushOrders: 4,
  // The expert.
  HttpAtelierQueue: 2,
  HttpTakePart: 1,
  HttpOpenPart: 1,
  HttpStartUpload: 1,
  HttpUploadState: 3,
  ReportsCheckReport: 1,
  HttpDeliverPart: 1,
  // The customer reads the report, and the note.
  HttpMailedReportLink: 1,
  HttpReportLink: 1,
  HttpPaperLink: 1,
};

/** Milliseconds of a warm call: medians on the emulator rounded up, with Stripe's and SES's answers added. */
const warmOf: Readonly<Record<string, number>> = {
  HttpSignUp: 250,
  HttpCreatePayment: 500,
  HttpVerifyPayment: 350,
  HttpStripeWebhook: 300,
  MailSendMail: 300,
  PapersIssuePaper: 400,
  // Thirty pages and 2 MB take 0.1 s of a processor.
  ReportsCheckReport: 600,
};
export const warmMilliseconds = (name: string): number => warmOf[name] ?? 80;
/** More for a call that meets no warm instance: start, import, first connections (`npm run bench -- cold`, rounded up). */
export const coldMilliseconds = 450;

/** What a call writes into the log: Lambda's three lines and ours (measured on the emulator). */
export const logBytes = 600;
/** API Gateway's own line about a call. */
export const accessBytes = 250;

/** Kept for each order: rows of all tables, note and report. */
export const keptRows = 12_000;
export const keptFiles = 2_000_000;

/**
 * The reconciler looks at the row of a paid order in each of the 24 sweeps of its first two hours, then in one of each hour
 * for a day. One checkout is left at Stripe for each that is paid (an assumption): 286 sweeps read its key in the index,
 * 120 bytes of a read that is charged by 4 KB and half as eventually consistent, until Stripe closes it after a day.
 */
const reconciledReads = 24 + 24 + 286 * 0.5 * (120 / 4096);

/** What an order uses beside functions. Writes and reads up to the confirmation are counted, the rest is read off the code. */
export const restOfOrder: Usage = {
  writes: 24 + 46,
  reads: 10 + 30 + reconciledReads,
  mails: 3,
  // Terms, form and note, as text of a mail.
  attachments: 120_000 / 1e9,
  messages: 20,
  puts: 3,
  socketMessages: 10,
  socketMinutes: 15,
  // Its calls of the API and its sockets come through the CDN.
  edgeCalls: 35,
  edgeFunction: 35,
  edgeBytes: 60_000 / 1e9,
};

/** Experts who are told at once, one of each discipline, and the looks of the watch in a month. */
const [experts, looks] = [4, 12 * 24 * 30];
/** Mails to the atelier in a month: orders come at random, and one mail tells an expert of all that a look finds new. */
export const staffMails = (orders: number): number =>
  experts * looks * (1 - Math.exp(-orders / (experts * looks)));
/** One of them, with the rows by which nothing is told twice and the calls that send it. */
export const staffMail: Usage = {
  mails: 1,
  writes: 10,
  reads: 8,
  messages: 4,
  lambdaCalls: 2,
  lambdaTime: 0.3,
  logs: (2 * logBytes) / 1e9,
};

/** Visits to one order: one of thirty buys. An assumption, not a figure. */
export const visitsOfOrder = 30;
/** A first visit of three pages: scripts, styles, fonts and pictures from the CDN, nothing from a function. */
export const visit: Usage = { edgeCalls: 30, edgeFunction: 30, edgeBytes: 400_000 / 1e9 };
