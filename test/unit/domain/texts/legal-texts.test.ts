import { describe, expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { logDays } from '#domain/retention.ts';
import { processings } from '#domain/texts/processing.ts';
import { type LegalDocument, plainWords, runsOf } from '#web/features/legal/legal-document.ts';
import { termsOfUse } from '#web/pages/cgu/texts.ts';
import { privacy } from '#web/pages/confidentialite/texts.ts';
import { cookies } from '#web/pages/cookies/policy-texts.ts';
import { notices } from '#web/pages/mentions-legales/texts.ts';

const documents = { notices, termsOfUse, privacy, cookies };

/** With typed spaces and apostrophes. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const wordsOf = (document: LegalDocument): string =>
  [
    document.date,
    plainWords(document.intro),
    ...document.sections.flatMap(({ heading, paragraphs, list, entries }) => [
      heading,
      ...paragraphs.map(plainWords),
      ...(list ?? []).map(plainWords),
      ...(entries ?? []).flatMap(({ name, facts }) => [
        name,
        ...facts.map(({ label, text }) => `${label} ${plainWords(text)}`),
      ]),
    ]),
  ].join('\n');
const textOf = (document: LegalDocument) => plain(wordsOf(document));
const { company, contact, host, mediator, dataProtection } = merchant;

describe('the legal texts', () => {
  it.each(Object.entries(documents))('%s has numbered sections in French typography', (_, document) => {
    expect(document.sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(
      document.sections.map((_section, index) => index + 1),
    );
    expect(wordsOf(document)).not.toMatch(/ [;!?»€%:]|« |«[^\u202f]|'/);
  });

  it('the notices name publisher, host and mediator (LCEN, L616-1), and no closed ODR platform', () => {
    const facts = [company.name, company.legalForm, company.capital, company.address, company.registration];
    const more = [company.director, contact.email, contact.phone, host.name, host.address, host.phone];
    for (const fact of [...facts, ...more, mediator.name, mediator.address, mediator.site]) {
      expect(textOf(notices)).toContain(plain(fact));
    }
    for (const document of Object.values(documents))
      expect(wordsOf(document)).not.toMatch(/ec\.europa\.eu|ODR/);
  });

  it.each([
    ['Qui est responsable', dataProtection.email],
    ['Ce que nous gardons', "3 ans d'inactivité"],
    ['Ce que nous gardons', '10 ans'],
    ['Ce que nous gardons', 'Consentement'],
    ['Qui y a accès', host.name],
    ['Qui y a accès', 'Stripe'],
    ["Hors de l'Union", 'clauses contractuelles types'],
    ['Ce que nous gardons', 'Finalité Écrire la consultation et la remettre'],
    ['Ce que nous gardons', "Finalité Ne remettre à personne le rapport d'un autre"],
    ['Ce que nous gardons', 'Votre adresse IP à trois endroits'],
    ['Ce que nous gardons', `Fichiers et sessions, ${logDays} jours`],
    ['Qui y a accès', "le programme cherche dans le rapport les noms et les naissances d'autres commandes"],
    ['Vos droits', 'Limitation : nous gardons vos données sans plus nous en servir'],
    ['Vos droits', 'Opposition : vous dites non à un usage'],
    ['Vos droits', 'CNIL'],
    ['Vos droits', 'effacement'],
    ["Ce que nous n'en faisons pas", 'Aucune décision'],
  ])('the privacy policy states under «%s»: %s (GDPR, article 13)', (heading, words) => {
    const sections = privacy.sections.filter((section) => plain(section.heading).includes(heading));
    expect(textOf({ ...privacy, sections })).toContain(plain(words));
  });

  it('the privacy policy says the purpose of every processing, and nowhere that a birth serves one alone', () => {
    const text = textOf(privacy);
    for (const { name, purpose } of processings)
      expect(text).toContain(plain(`${name}\nFinalité ${purpose}`));
    for (const document of Object.values(documents))
      expect(textOf(document)).not.toMatch(/rien d'autre|uniquement à rédiger/);
  });

  it('no mail is promised for changed terms, which none announces', () => {
    for (const document of [termsOfUse, notices])
      expect(textOf(document)).not.toMatch(/annoncé.* par e-mail|un mois avant/);
  });

  it('the privacy policy leads to /cookies (§2)', () => {
    const runs = privacy.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(runsOf));
    expect(runs.map((run) => (typeof run === 'string' ? '' : run.to))).toContain('/cookies');
  });

  it.each([
    '28 novembre 2026',
    '13 mois',
    'six mois',
    'Chrome',
    'Firefox',
    'Safari',
    'analyse du trafic',
    'Stripe',
    'partage social',
    contact.email,
    contact.phone,
    dataProtection.email,
  ])('the cookie policy states %s (§2, §9)', (words) => {
    expect(textOf(cookies)).toContain(plain(words));
  });

  it('the terms of use keep the disclaimer, and no clause that takes rights from consumers', () => {
    expect(textOf(termsOfUse)).toContain("ne remplacent pas l'avis d'un professionnel");
    expect(textOf(termsOfUse)).toContain('à titre de divertissement et de développement personnel');
    expect(textOf(termsOfUse)).toContain("Rien dans ces conditions n'écarte ni ne limite");
  });
});
