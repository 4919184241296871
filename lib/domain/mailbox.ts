/** Providers that ignore dots in an address. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an e-mail address most likely reaches: without case, without a plus suffix, without Gmail's dots. It
 * is used to count mails only; accounts use the address as it is written, because providers differ.
 */
export const mailboxOf = (email: string): string => {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plain = local.replace(/(?<=.)\+.*$/, '');
  return dotless.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
};
