/** The missing items before the opening: the merchant content, and the quotas of AWS. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { merchant } from '#domain/merchant.ts';
import { merchantFindings } from '#domain/ops/launch.ts';
import { type AccountFacts, accountFindings } from '../../../../bin/deploy/account-rules.ts';

describe('the merchant content', () => {
  test('as shipped is refused, each value by name', () => {
    const findings = merchantFindings().join('\n');
    for (const words of [
      `merchant: siteUrl «${merchant.siteUrl}»`,
      `merchant: company.name «${merchant.company.name}»`,
      'merchant: mail.domain «lesquatresagesses.example»',
      'cooperative: a sample',
      'conventions of the charts: a sample',
      'holidays of the seat: a sample',
      'example «Quatre piliers de Paul»: a sample',
      'expert Mai Tran: a sample',
      'expert Mai Tran: no proof',
      'signature of Mai Tran: a sample',
      'author of the guidance: a sample',
      'testimonial of Claire M.: no proof',
      'claim «4,9/5 de note moyenne»: no proof',
      'notice about reviews: no proof',
      'perk «Accès direct aux experts seniors»: no proof',
      'perk «Assistance privilégiée»: no proof',
      'badge «Populaire»: no proof',
      'opinion on the impact analysis: no proof',
    ])
      expect(findings).toContain(words);
    expect(findings.match(/^claim .*: no proof$/gm)).toHaveLength(4);
  });

  test('of a sample builds no production: not one template, so no review that nobody wrote', () => {
    const context = JSON.stringify({ stage: 'prod', siteUrl: 'https://shop.example' });
    const { status, stderr } = spawnSync(process.execPath, ['bin/shop.ts'], {
      cwd: join(import.meta.dirname, '../../../..'),
      env: { ...process.env, CDK_CONTEXT_JSON: context },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('notice about reviews: a sample');
    for (const { author } of testimonials) expect(stderr).toContain(`testimonial of ${author}: a sample`);
  });

  test('is checked completely: a new module of it must join the check', () => {
    const folder = join(import.meta.dirname, '../../../../lib/domain/merchant');
    const modules = globSync('*.ts', { cwd: folder }).map((path) => basename(path, '.ts'));
    expect(modules.sort()).toEqual([
      'claims',
      'contact',
      'examples',
      'experts',
      'outlines',
      'perks',
      'popular',
      'reviews',
      'signatures',
      'signers',
      'testimonials',
    ]);
    const written = globSync('*.json', { cwd: join(import.meta.dirname, '../../../../lib/content') });
    expect(written.sort()).toEqual([
      'claims.json',
      'company.json',
      'faq.json',
      'pages.json',
      'perks.json',
      'reviews.json',
      'rules.json',
      'shop.json',
      'story.json',
      'testimonials.json',
      'theme.json',
    ]);
  });

  test('passes when it is real and proven; a missing proof or a reserved host does not', () => {
    const real = { sample: false, siteUrl: 'https://quatre-sagesses.fr', company: { name: 'SARL' } };
    const claim = { value: '120', label: 'avis', sample: false, proof: 'https://avis.fr/120' };
    expect(merchantFindings({ merchant: real, claim })).toEqual([]);
    expect(merchantFindings({ claim: { ...claim, proof: undefined } })).toEqual(['claim: no proof']);
    expect(merchantFindings({ merchant: { ...real, siteUrl: 'https://shop.example' } })).toEqual([
      'merchant: siteUrl «https://shop.example» is a reserved domain',
    ]);
  });
});

const granted: AccountFacts = {
  concurrency: 1000,
  bootstrapped: { 'eu-west-3': true, 'us-east-1': true },
  mail: { production: true, sending: true, perDay: 50_000 },
  senders: [{ domain: 'shop.fr', identity: { dkim: 'SUCCESS', returnPath: 'SUCCESS' } }],
  secrets: [{ name: 'stripe-key', values: 1 }],
  neighbours: [],
  cdn: true,
  certificate: { domain: 'www.shop.fr', status: 'ISSUED' },
  alarms: { addresses: ['ops@shop.fr', '+33612345678'], confirmed: ['ops@shop.fr', '+33612345678'] },
  books: { account: '444455556666', lockedDays: 4026 },
};

describe('the account', () => {
  test('passes when it has every quota', () => {
    expect(accountFindings(granted)).toEqual([]);
    const { certificate, ...withoutDomain } = granted;
    expect(certificate).toBeDefined();
    expect(accountFindings(withoutDomain)).toEqual([]);
  });

  test.each<[string, Partial<AccountFacts>, 'deploying' | 'opening', RegExp]>([
    ['secret', { secrets: [{ name: 'stripe-key', values: 0 }] }, 'deploying', /stripe-key is not written/],
    [
      'address of the webhook',
      {
        secrets: [{ name: 'webhook-secret', values: 1, provisional: true }],
        site: 'https://d1.cloudfront.net',
      },
      'opening',
      /https:\/\/d1\.cloudfront\.net\/api\/stripe-webhook there, then .* set webhook-secret/,
    ],
    [
      'account of its own',
      { neighbours: ['dev'] },
      'deploying',
      /^The stage dev stands in this account: .* an account of its own/,
    ],
    ['bootstrap', { bootstrapped: { 'us-east-1': false } }, 'deploying', /us-east-1/],
    ['verification of a new account', { cdn: false }, 'deploying', /not verified.*AWS Support/],
    ['concurrency of a new account', { concurrency: 10 }, 'opening', /10 functions/],
    ['concurrency of a busy minute', { concurrency: 99 }, 'opening', /99 functions/],
    [
      'second channel of the alarms',
      { alarms: { addresses: ['ops@shop.fr'], confirmed: ['ops@shop.fr'] } },
      'opening',
      /reach 1 of 2 addresses/,
    ],
    [
      'confirmation of an address of the alarms',
      { alarms: { ...granted.alarms, confirmed: ['+33612345678'] } },
      'opening',
      /^ops@shop\.fr has not confirmed/,
    ],
    [
      'second account of the books',
      { books: { account: undefined, lockedDays: undefined } },
      'opening',
      /books lie in this account only.*--books-account/,
    ],
    [
      'bucket of the books',
      { books: { account: '444455556666', lockedDays: undefined } },
      'opening',
      /444455556666 keeps no books yet/,
    ],
    [
      'time of the books',
      { books: { account: '444455556666', lockedDays: 4025 } },
      'opening',
      /not for 4026 days/,
    ],
    ['sandbox', { mail: { ...granted.mail, production: false, perDay: 200 } }, 'opening', /sandbox \(200/],
    ['paused sending', { mail: { ...granted.mail, sending: false } }, 'opening', /paused/],
    ['unknown sender', { senders: [{ domain: 'shop.fr' }] }, 'opening', /does not know shop\.fr/],
    [
      'key of a sender',
      { senders: [{ domain: 'shop.fr', identity: { dkim: 'PENDING', returnPath: 'SUCCESS' } }] },
      'opening',
      /DKIM of shop\.fr is PENDING/,
    ],
    [
      'return path',
      { senders: [{ domain: 'shop.fr', identity: { dkim: 'SUCCESS', returnPath: 'FAILED' } }] },
      'opening',
      /MAIL FROM of shop\.fr is FAILED/,
    ],
    [
      'certificate under way',
      { certificate: { domain: 'www.shop.fr', status: 'PENDING_VALIDATION' } },
      'opening',
      /www\.shop\.fr is PENDING_VALIDATION/,
    ],
    [
      'certificate not asked for',
      { certificate: { domain: 'www.shop.fr', status: undefined } },
      'opening',
      /not requested yet/,
    ],
  ])('lacks: %s', (_name, change, before, text) => {
    expect(accountFindings({ ...granted, ...change })).toEqual([
      { before, text: expect.stringMatching(text) },
    ]);
  });
});
