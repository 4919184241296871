import { merchant } from '#domain/merchant.ts';
import type { ContactsStore } from '#lambdas/storage/contacts.ts';
import type { Composed } from './composed.ts';

type ContactDependencies = {
  readonly contacts: Pick<ContactsStore, 'find'>;
  readonly siteUrl: string;
};

export const composeContact = async (
  contactId: string,
  { contacts, siteUrl }: ContactDependencies,
): Promise<Composed | undefined> => {
  const row = await contacts.find(contactId);
  if (!row) return undefined;
  const { full_name: fullName, email, subject, message, created_at } = row;
  const sentAt = new Date(created_at);
  return {
    to: merchant.contact.email,
    userId: undefined,
    replyTo: email,
    mail: { kind: 'contact', siteUrl, fullName, email, subject, message, sentAt },
  };
};

export const composeContactReceipt = async (
  contactId: string,
  { contacts, siteUrl }: ContactDependencies,
): Promise<Composed | undefined> => {
  const row = await contacts.find(contactId);
  if (!row) return undefined;
  const sent = { sentAt: new Date(row.created_at), zone: row.time_zone };
  return { to: row.email, userId: undefined, mail: { kind: 'contact-receipt', siteUrl, ...sent } };
};
