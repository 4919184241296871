import { describe, expect, it } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { report as reportMail } from '#lambdas/mails/report.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { renderMail } from '#test/support/rendering.ts';

const report = { key: 'reports/1.pdf', version: 1, pages: 12, bytes: 1000, delivered_at: now.toISOString() };
const part: PartRecord = {
  order_id: orderId,
  service: keyFor.numbers,
  state: 'delivered',
  due_at: now.toISOString(),
  expert: { id: 'subject', name: 'Pascal Riviere' },
  report,
};
const waiting: PartRecord = { ...part, service: keyFor.design, state: 'waiting', report: undefined };

const compose = async (facts: MailFacts = {}) => {
  const { deps, minted } = composing({
    order: paidOrderRecord(),
    profile: profileRecord(),
    parts: [part],
    ...facts,
  });
  const subject = { kind: 'report', order_id: orderId, service: keyFor.numbers, version: 1 } as const;
  return { composed: await reportMail.compose(subject, deps), minted };
};

describe('the mail of a report', () => {
  it('goes to the account’s address with a link of thirty days to this version only', async () => {
    const { composed, minted } = await compose();
    expect(composed).toMatchObject({
      to: 'camille@exemple.fr',
      content: {
        link: 'https://shop.example/rapport?token=secret-1&expires=1798134120',
        pages: 12,
        isLast: true,
        isCorrection: false,
        version: 1,
      },
    });
    expect(minted).toMatchObject([
      { purpose: 'report', order_id: orderId, service: keyFor.numbers, report_version: 1 },
    ]);
    expect(minted).toMatchObject([{ expires_at: '2026-12-24T17:42:00.000Z' }]);
  });

  it.each<[string, MailFacts]>([
    ['replaced', { parts: [{ ...part, report: { ...report, version: 2 } }] }],
    ['taken back', { parts: [waiting] }],
    ['refunded', { order: paidOrderRecord({ refunded_amount: 900 }) }],
    ['withdrawn', { parts: [{ ...part, withdrawn_at: '2026-11-25T08:00:00.000Z' }] }],
    ['refunded with its service', { parts: [{ ...part, refunded_at: '2026-11-25T08:00:00.000Z' }] }],
    ['of an erased order', { order: undefined }],
    ['of an erased account', { profile: undefined }],
  ])('is not sent when its report is %s: no link is made', async (_case, facts) => {
    expect(await compose(facts)).toEqual({ composed: undefined, minted: [] });
  });

  const content = {
    link: 'https://shop.example/rapport?token=secret',
    orderId,
    firstName: 'Camille',
    service: keyFor.numbers,
    pages: 12,
    version: 1,
    isLast: true,
    isCorrection: false,
    isUntagged: false,
    hasPrint: false,
  };

  it('has a subject of its own for each report of a pack, and for a new version', () => {
    const subjects = disciplines.flatMap((service) =>
      [1, 2].map((version) => reportMail.draw({ ...content, service, version }, '').subject),
    );
    expect(new Set(subjects).size).toBe(8);
  });

  it.each([
    {},
    { expert: 'Pascal Riviere' },
    { version: 2 },
    { isLast: false },
    { isUntagged: true },
    { hasPrint: true },
    { isCorrection: true },
    { code: 'K7QM\u00a02R4D\u00a09WXA\u00a03H8V' },
  ])('says the same as HTML and as text: %j', async (change) => {
    const { subject, html, text } = await renderMail(
      reportMail.letter({ ...content, ...change }, 'https://shop.example'),
    );
    expect(subject).toContain('Votre rapport est prêt');
    expect(subject.includes('nouvelle version')).toBe(change.version === 2);
    for (const part of [html, text]) {
      expect(part.includes('remplace la précédente')).toBe(change.version === 2);
      expect(part.includes('Pascal Riviere')).toBe(change.expert !== undefined);
      expect(part.includes('Les autres rapports')).toBe(change.isLast === false);
      expect(part.includes('lecteurs d’écran')).toBe(change.isUntagged === true);
      expect(part.includes('la correction que vous aviez demandée')).toBe(change.isCorrection === true);
      expect(part.includes('édition à imprimer')).toBe(change.hasPrint === true);
      expect(part.includes('K7QM\u00a02R4D\u00a09WXA\u00a03H8V')).toBe(change.code !== undefined);
      expect(part).toContain(content.link);
    }
  });
});

it('the mail of a report about another person goes to the customer and names that person', async () => {
  const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: now.toISOString() };
  const { composed } = await compose({ born: { birthDate: '', birthTime: '', birthPlace: '', person } });
  if (!composed) throw new Error('no mail');
  const { text } = await renderMail(reportMail.letter(composed.content, 'https://shop.example'));
  expect(text).toContain('Bonjour Camille');
  expect(text.replace(/[\s\u00a0\u202f]+/g, ' ')).toContain('Pour : Jeanne Le Goff');
});

it('the mail names the report, its expert and the lifetime of its link', async () => {
  const { composed } = await compose();
  if (!composed) throw new Error('no mail');
  expect(composed.carries).toBeUndefined();
  const { subject, text, html } = await renderMail(
    reportMail.letter(composed.content, 'https://shop.example'),
  );
  expect(subject).toBe(`Votre rapport est prêt\u00a0: ${nameFor.numbers}`);
  for (const words of [
    'Bonjour Camille',
    nameFor.numbers,
    'Pascal Riviere',
    '30\u00a0jours',
    'https://shop.example/compte',
  ])
    for (const part of [text, html]) expect(part).toContain(words);
});
