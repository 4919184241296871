import type { MailSubject } from './mail-subject.ts';

/** Kinds that an account may get several times: their names need a further part. */
type Keyless = Extract<
  MailSubject,
  { kind: 'payment-refused' | 'validation' | 'reset' | 'invitation' | 'address-changed' | 'closed' | 'staff' }
>;
export type More<Subject extends MailSubject> = Subject extends Keyless ? [string, ...string[]] : string[];

const keyOf = (subject: MailSubject): readonly (string | number)[] => {
  switch (subject.kind) {
    case 'confirmation':
      return [subject.order_id];
    case 'password-changed':
      return [subject.user_id, subject.at];
    case 'closing':
      return [subject.user_id, subject.closes_at];
    case 'idle':
      return [subject.user_id, subject.erases_at];
    case 'policy':
      return [subject.user_id, subject.version];
    case 'birth':
      return [subject.order_id, subject.at];
    case 'late':
      return [subject.order_id, subject.due_at];
    case 'report':
      return [subject.order_id, subject.service, subject.version];
    case 'withdrawal':
    case 'refund':
      return [subject.order_id, subject.refund_id];
    case 'guidance':
      return [subject.address, subject.for_date];
    case 'correction':
    case 'correction-receipt':
    case 'correction-answer':
      return [subject.user_id, subject.request_id];
    case 'contact':
    case 'contact-receipt':
      return [subject.contact_id];
    default:
      return [];
  }
};

/** The id of a mail's row: two mails with the same name are the same mail, and only one of them is sent. */
export const mailName = <Subject extends MailSubject>(subject: Subject, ...more: More<Subject>): string =>
  [subject.kind, ...keyOf(subject), ...more].join(':');

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
