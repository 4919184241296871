import type { Sender } from './senders.ts';

export type DnsRecord = {
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly name: string;
  readonly value: string;
};

/** «name value name value…», as the stack tells the keys of a sender (output `…DkimRecords`). */
export const readDkimRecords = (output: string): DnsRecord[] => {
  const words = output.split(' ').filter((word) => word !== '');
  return words.flatMap((name, at) => {
    const value = words[at + 1];
    return at % 2 === 0 && value ? [{ type: 'CNAME' as const, name, value }] : [];
  });
};

/**
 * What a sender's DNS must say beside its keys: where undelivered mails return to, which servers may send (SPF), and
 * what others do with mails that are not ours (DMARC, with reports to an address of the owner's).
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
