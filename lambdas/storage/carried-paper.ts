/** A confirmation carries its order's note, the mail about a refund its credit note. */
export type CarriedPaper = { readonly orderId: string } & (
  | { readonly kind: 'note' }
  | { readonly kind: 'credit_note'; readonly refundId: string }
);

/** Rows are named by kind and subject. */
const confirmationName = /^confirmation:([0-9a-f-]{36})(?::|$)/;
const refundName = /^refund:([0-9a-f-]{36}):(.+)$/;

/** What numbered paper a mail carries, told by its row's name alone, which is all that an index and a stream give. */
export const carriedPaper = (mailId: string): CarriedPaper | undefined => {
  const [, confirmed] = confirmationName.exec(mailId) ?? [];
  if (confirmed) return { kind: 'note', orderId: confirmed };
  const [, orderId, refundId] = refundName.exec(mailId) ?? [];
  return orderId && refundId ? { kind: 'credit_note', orderId, refundId } : undefined;
};
