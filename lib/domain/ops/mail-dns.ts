import type { Sender } from './senders.ts';

export type DnsRecord = {
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly name: string;
  readonly value: string;
};

/** «name value name value…», the form of the stack's output `…DkimRecords`. */
export const readDkimRecords = (output: string): DnsRecord[] => {
  const words = output.split(' ').filter((word) => word !== '');
  return words.flatMap((name, at) => {
    const value = words[at + 1];
    return at % 2 === 0 && value ? [{ type: 'CNAME' as const, name, value }] : [];
  });
};

/**
 * The DNS records of a sender besides its keys: the host for returned mails, the servers that may send (SPF), and the
 * treatment of forged mails (DMARC, with reports to the merchant).
 */
export const senderRecords = (
  { domain, returnDomain }: Sender,
  region: string,
  reports: string,
): DnsRecord[] => [
  { type: 'MX', name: returnDomain, value: `10 feedback-smtp.${region}.amazonses.com` },
  { type: 'TXT', name: returnDomain, value: '"v=spf1 include:amazonses.com ~all"' },
  { type: 'TXT', name: `_dmarc.${domain}`, value: `"v=DMARC1; p=quarantine; rua=mailto:${reports}"` },
];
