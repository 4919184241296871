/** Providers whose mailboxes have the same owner with and without dots. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an e-mail address most likely reaches: without case, without what follows a plus, without Gmail's dots.
 * For counting mails only: an account is known by its address as it is written, for providers differ.
 */
export const mailboxOf = (email: string): string => {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plain = local.replace(/(?<=.)\+.*$/, '');
  return dotless.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
};
