/** The mail about an important change of the privacy policy. */
import { describe, expect, it } from 'vitest';
import { policyChanges } from '#domain/texts/policy-changes.ts';
import { policy } from '#lambdas/mails/policy.ts';
import { profileRecord, userId } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { renderMail } from '#test/support/rendering.ts';

const [change = { version: '', appliesFrom: '', changes: [] }] = policyChanges;
const siteUrl = 'https://shop.example';
const subject = { kind: 'policy', user_id: userId, version: change.version } as const;
const composed = (facts: MailFacts, about = subject) => policy.compose(about, composing(facts).deps);

describe('the news of the policy', () => {
  it('goes to the account’s present address, and names nobody', async () => {
    const content = { change };
    expect(await composed({ profile: profileRecord() })).toEqual({
      to: 'camille@exemple.fr',
      userId,
      content,
    });
    expect((await renderMail(policy.letter(content, siteUrl))).html).not.toContain('Camille');
  });

  it('says what changes and from when, that nothing is to do, and how to leave', async () => {
    const { text, html } = await renderMail(policy.letter({ change }, siteUrl));
    const said = text.replace(/[\u00a0\u202f]/g, ' ');
    expect(said).toContain('mardi 15 décembre 2026');
    for (const words of change.changes) expect(text).toContain(words);
    expect(said).toContain('Vous n’avez rien à faire.');
    expect(said).toContain(`vous pouvez fermer votre compte (${siteUrl}/compte/fermer) : la page dit`);
    for (const path of ['/confidentialite', '/compte/mes-donnees', '/compte/fermer'])
      for (const part of [text, html]) expect(part).toContain(`${siteUrl}${path}`);
  });

  it.each([
    ['the account is erased', {}],
    ['it closes meanwhile', { profile: profileRecord({ closing: 'asked' }) }],
    ['it is locked', { profile: profileRecord({ locked_at: 'then' }) }],
  ] as const)('is not sent when %s', async (_case, facts) => {
    expect(await composed(facts)).toBeUndefined();
  });

  it('is not sent when the announcement was taken back', async () => {
    const about = { kind: 'policy', user_id: userId, version: '2020-01-01' } as const;
    expect(await policy.compose(about, composing({ profile: profileRecord() }).deps)).toBeUndefined();
  });
});
