import type { Upload } from '#domain/atelier.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { reportMailTexts } from '#domain/texts/mails.ts';
import { startUpload as startRoute, uploadState as stateRoute } from '#domain/wire/reports.ts';
import { keyFor } from '#test/support/keys.ts';
import { confirmedOrder, openPart, partPath, take } from './atelier.ts';
import { type Answer, call, eventually } from './client.ts';
import { newCustomer, type TestCustomer } from './customers.ts';
import type { TestMember } from './experts.ts';
import { awaitLink, validate } from './links.ts';
import { arrivedFor, linkIn, type ReceivedMail } from './mails.ts';
import { drawReport } from './report-pdf.ts';

type Who = Pick<TestCustomer, 'access'>;
/** The upload form for S3. */
export type UploadForm = ReturnType<typeof startRoute.answer.parse>;

export const askUpload = (who: Who, orderId: string, service?: Discipline): Promise<Answer> =>
  call('POST', `${partPath(orderId, service)}/upload`, { body: {}, token: who.access });

export const uploadForm = async (who: Who, orderId: string, service?: Discipline): Promise<UploadForm> => {
  const answer = await askUpload(who, orderId, service);
  if (answer.status !== 200)
    throw new Error(`upload answered ${answer.status} ${JSON.stringify(answer.json)}`);
  return startRoute.answer.parse(answer.json);
};

/** Posts a file like the browser; `change` replaces fields of the form. */
export const post = async (
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  bytes: Uint8Array<ArrayBuffer>,
  change: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.append(name, value);
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'rapport.pdf');
  return fetch(url, { method: 'POST', body: form });
};

export const uploadOf = async (
  who: Who,
  orderId: string,
  service?: Discipline,
): Promise<Upload | undefined> => {
  const answer = await call('GET', `${partPath(orderId, service)}/upload`, { token: who.access });
  return stateRoute.answer.parse(answer.json).upload;
};

/** Waits for the verdict on the last upload. */
export const awaitVerdict = (who: Who, orderId: string, service?: Discipline): Promise<Upload> =>
  eventually(
    async () => {
      const upload = await uploadOf(who, orderId, service);
      return upload && upload.state !== 'sending' ? upload : undefined;
    },
    `the check of ${orderId}`,
    30_000,
  );

/** Uploads a file and returns its verdict. */
export const sendReport = async (
  who: Who,
  orderId: string,
  bytes: Uint8Array,
  service?: Discipline,
): Promise<Upload> => {
  const form = await uploadForm(who, orderId, service);
  const answer = await post(form, Uint8Array.from(bytes));
  if (!answer.ok) throw new Error(`S3 answered ${answer.status} ${await answer.text()}`);
  return awaitVerdict(who, orderId, service);
};

/** `more` of the body: what changes for a customer who waits for a correction. */
export const deliver = (
  who: Who,
  orderId: string,
  upload: string,
  service?: Discipline,
  more: { readonly changed?: string } = {},
): Promise<Answer> =>
  call('POST', `${partPath(orderId, service)}/deliver`, { body: { upload, ...more }, token: who.access });

export const openReport = (
  who: Who,
  orderId: string,
  service: Discipline = keyFor.numbers,
): Promise<Answer> =>
  call('POST', `/api/orders/${orderId}/reports/${service}/link`, { body: {}, token: who.access });

export const openMailed = (token: string, ip?: string): Promise<Answer> =>
  call('POST', '/api/report-link', { body: { token }, ...(ip && { ip }) });

/** An order of one service that its expert has taken and opened. */
export const takenOrder = async (
  customer: TestCustomer,
  expert: TestMember,
  service: Discipline = keyFor.numbers,
  change?: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const id = await confirmedOrder(customer, [service], change);
  const answer = await take(expert, id, service);
  if (answer.status !== 200) throw new Error(`take answered ${answer.status}`);
  const opened = await openPart(expert, id, service);
  if (opened.status !== 200) throw new Error(`open answered ${opened.status}`);
  return id;
};

/** Opens the part, uploads and delivers a plausible report. */
export const deliverNew = async (expert: TestMember, orderId: string): Promise<void> => {
  await openPart(expert, orderId);
  const { id: upload } = await sendReport(expert, orderId, await drawReport(keyFor.numbers));
  const answer = await deliver(expert, orderId, upload);
  if (answer.status !== 200) throw new Error(`deliver answered ${answer.status}`);
};

/** A customer with a verified address. */
export const verifiedCustomer = async (): Promise<TestCustomer> => {
  const customer = await newCustomer('auth');
  await validate(await awaitLink(customer), { token: customer.access });
  return customer;
};

/** Waits for a number of mails about an order's reports; newest first. */
export const awaitReportMails = (
  { email }: TestCustomer,
  orderId: string,
  count: number,
): Promise<ReceivedMail[]> =>
  eventually(async () => {
    const mails = (await arrivedFor(email)).filter(
      ({ subject, text }) => subject.startsWith(reportMailTexts.title) && text.includes(orderNumber(orderId)),
    );
    return mails.length >= count ? mails : undefined;
  }, `${count} mails about ${orderId}`);

export const reportTokenIn = (mail: ReceivedMail): string =>
  linkIn(mail, '/rapport').searchParams.get('token') ?? '';
