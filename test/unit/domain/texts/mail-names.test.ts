/** The senders of mails, and their DNS records. */
import { describe, expect, test } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { readDkimRecords, senderRecords } from '#domain/ops/mail-dns.ts';
import { sendersOf } from '#domain/ops/senders.ts';

describe('the senders', () => {
  test('have a domain each, even when two stages share an account', () => {
    const domains = (['dev', 'prod'] as const).flatMap((stage) =>
      Object.values(sendersOf(stage)).map(({ domain }) => domain),
    );
    expect(domains).toEqual([
      'dev.lesquatresagesses.example',
      'guidance.dev.lesquatresagesses.example',
      'lesquatresagesses.example',
      'guidance.lesquatresagesses.example',
    ]);
  });

  test('send from their own domain, and receive returned mails below it', () => {
    expect(sendersOf('prod')).toEqual({
      orders: {
        domain: merchant.mail.domain,
        from: 'Les Quatre Sagesses <bonjour@lesquatresagesses.example>',
        returnDomain: 'retour.lesquatresagesses.example',
      },
      guidance: {
        domain: 'guidance.lesquatresagesses.example',
        from: 'Les Quatre Sagesses <guidance@guidance.lesquatresagesses.example>',
        returnDomain: 'retour.guidance.lesquatresagesses.example',
      },
    });
  });
});

test('the DNS of a sender has its keys, its return path, SPF and DMARC', () => {
  const dkim = readDkimRecords(
    'a._domainkey.x.fr a.dkim.amazonses.com b._domainkey.x.fr b.dkim.amazonses.com',
  );
  expect(dkim).toEqual([
    { type: 'CNAME', name: 'a._domainkey.x.fr', value: 'a.dkim.amazonses.com' },
    { type: 'CNAME', name: 'b._domainkey.x.fr', value: 'b.dkim.amazonses.com' },
  ]);
  expect(readDkimRecords('')).toEqual([]);
  expect(senderRecords(sendersOf('prod').guidance, 'eu-west-3', merchant.mail.reports)).toEqual([
    {
      type: 'MX',
      name: 'retour.guidance.lesquatresagesses.example',
      value: '10 feedback-smtp.eu-west-3.amazonses.com',
    },
    {
      type: 'TXT',
      name: 'retour.guidance.lesquatresagesses.example',
      value: '"v=spf1 include:amazonses.com ~all"',
    },
    {
      type: 'TXT',
      name: '_dmarc.guidance.lesquatresagesses.example',
      value: '"v=DMARC1; p=quarantine; rua=mailto:dmarc@lesquatresagesses.example"',
    },
  ]);
});
