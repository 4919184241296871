import { partKinds } from '#domain/issues.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { codeState, type OrderCodesStore } from '#lambdas/storage/codes.ts';
import { type IssuesStore, partId } from '#lambdas/storage/issues.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartErasuresStore } from '#lambdas/storage/part-erasures.ts';
import type { ErasuresStore } from '#lambdas/storage/transactions/erase.ts';

export type Bought = { readonly order: OrderRecord; readonly parts: readonly PartRecord[] };

/** What a code says is kept without its order, so it is decided before parts and orders are reduced. */
export const freezeCodes = async (
  { order, parts }: Bought,
  { codes }: { readonly codes: OrderCodesStore },
): Promise<void> => {
  for (const code of await codes.ofOrder(order.id)) {
    const part = parts.find(({ service }) => service === code.service);
    await codes.freeze(code, codeState(code, order, part));
  }
};

/** Reports and uploads are stored under the id of their order, replaced ones included. */
export const forgetFiles = async (
  { order, parts }: Bought,
  { files }: { readonly files: Pick<Files, 'removeAll'> },
): Promise<void> => {
  if (parts.length === 0) return;
  await files.removeAll(`uploads/${order.id}`);
  await files.removeAll(`reports/${order.id}`);
};

export const eraseParts = async (
  { order, parts }: Bought,
  { erasures }: { readonly erasures: Pick<ErasuresStore, 'erasePart'> },
): Promise<void> => {
  for (const part of parts) await erasures.erasePart(part, order);
};

/** After the parts are erased, so that nobody begins a draft again. */
export const forgetDrafts = async (
  { parts }: Bought,
  { drafts }: { readonly drafts: PartErasuresStore },
): Promise<void> => {
  for (const part of parts) await drafts.remove(part);
};

/** After the parts are erased, so that nobody sends another word. */
export const forgetThreads = async (
  { parts }: Bought,
  { threads }: { readonly threads: PartErasuresStore },
): Promise<void> => {
  for (const part of parts) await threads.remove(part);
};

/** What the atelier has to look at because of the birth, the reports or the letters. */
export const closeBirthIssues = async (
  { order, parts }: Bought,
  { issues }: { readonly issues: Pick<IssuesStore, 'close'> },
): Promise<void> => {
  await issues.close('birth', order.id);
  for (const part of parts) for (const kind of partKinds) await issues.close(kind, partId(part));
};
