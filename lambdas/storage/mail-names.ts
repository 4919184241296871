import { type MailSubject, mails, type RepeatedKind } from '#domain/mails.ts';

/** The name of a repeated mail needs a further part. */
export type More<Subject extends MailSubject> = Subject extends { kind: RepeatedKind }
  ? [string, ...string[]]
  : string[];

const keptOf = (subject: MailSubject): unknown[] => {
  const values = new Map<string, unknown>(Object.entries(subject));
  const entry = mails.find(({ kind }) => kind === subject.kind);
  return entry && !entry.repeats
    ? Object.keys(entry.subject.shape).map((field) => values.get(field))
    : [subject.kind];
};

/** The id of a mail's row: two mails with the same name are the same mail, and only one of them is sent. */
export const mailName = <Subject extends MailSubject>(subject: Subject, ...more: More<Subject>): string =>
  [...keptOf(subject), ...more].join(':');

/** A confirmation carries its order's invoice, a refund's mail its credit note. */
export type CarriedPaper = { readonly orderId: string } & (
  | { readonly kind: 'invoice' }
  | { readonly kind: 'credit_note'; readonly refundId: string }
);

/** The numbered paper that a mail carries. Index and stream hold only the mail's name. */
export const carriedPaper = (name: string): CarriedPaper | undefined => {
  const [kind, orderId, refundId] = name.split(':');
  if (kind === 'confirmation' && orderId) return { kind: 'invoice', orderId };
  if (kind === 'refund' && orderId && refundId) return { kind: 'credit_note', orderId, refundId };
  return undefined;
};

/**
 * True for the confirmation that puts an order into the queue; one that the customer requests again has a longer name.
 */
export const isFirstConfirmation = (name: string): boolean =>
  name.startsWith('confirmation:') && name.split(':').length === 2;
