import { describe, expect, it } from 'vitest';
import { catalogue, disciplines, paidKeys } from '#domain/catalogue.ts';
import { reportExamples } from '#domain/merchant/examples.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { inWords } from '#domain/texts/counts.ts';
import { packed, unites } from '#domain/texts/how-many.ts';
import { packOffer } from '#domain/texts/terms-services.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';
import { keyFor } from '#test/support/keys.ts';
import { formatOf } from '#web/features/catalogue/facts.ts';
import { catalogueTexts, servicesTexts } from '#web/features/catalogue/texts.ts';
import { aboutTexts } from '#web/pages/a-propos/texts.ts';
import { selectionTexts } from '#web/pages/checkout/selection-texts.ts';
import examplesPage from '#web/pages/exemples/page.ts';
import { examplesTexts } from '#web/pages/exemples/texts.ts';
import homePage from '#web/pages/home/page.ts';
import { homeTexts } from '#web/pages/home/texts.ts';
import { titleTexts } from '#web/pages/home/title-texts.ts';
import { expertsTexts } from '#web/texts/experts.ts';
import { faqTexts, furtherFaq } from '#web/texts/faq.ts';
import { shareTexts } from '#web/texts/share.ts';

const all = inWords(disciplines.length);
const parts = inWords(pack?.parts.length ?? 0);

it('counts in words up to twelve, in figures beyond', () => {
  expect([2, 4, 5, 12, 13].map(inWords)).toEqual(['deux', 'quatre', 'cinq', 'douze', '13']);
});

it('finds the pack by its parts', () => {
  expect(pack).toBe(catalogue[keyFor.pack]);
});

describe('counted from the catalogue are', () => {
  it.each([
    ['services', servicesTexts.intro, `${capitalized(all)} disciplines`],
    ['about', aboutTexts.method.steps[0]?.text, `plusieurs, ou les ${all}.`],
    ['experts', expertsTexts.closing.title.first, `${capitalized(all)} regards.`],
    ['home', homeTexts.closing.text, `ou les ${all}.`],
    ['examples', examplesTexts.closing.text, `ou les ${all}.`],
    ['services', servicesTexts.index, `Les ${inWords(paidKeys.length)} consultations`],
  ])('all on sale: %s', (_page, text, words) => expect(text).toContain(words));

  it.each([
    ['home', homePage.title, `Une naissance, ${parts} lectures`],
    ['home', titleTexts.second, `${parts} lectures.`],
    ['shared link', shareTexts.second, `${parts} lectures.`],
    ['shared link', shareTexts.alt, `une naissance, ${parts} lectures.`],
    ['services', servicesTexts.packContents, `vos ${parts} rapports`],
    ['pack', catalogueTexts.reports, `${capitalized(parts)} rapports, ${parts} signatures`],
    ['pack', catalogueTexts.oneBirth(4), `les ${parts} experts`],
    ['pack', catalogueTexts.insteadOf('82 €'), `les ${parts} séparément`],
    ['checkout', selectionTexts.packOffer('82 €', '69 €', '13 €'), `réunit ${packed} pour`],
    ['terms', packOffer, `réunit ${packed}. Commandées séparément`],
    ['questions', furtherFaq[1]?.answer, unites(`réunit les ${parts}`)],
    ['experts', expertsTexts.closing.text, `Le pack ${unites('les réunit toutes')}.`],
  ])('the parts of the pack: %s', (_page, text, words) => expect(text).toContain(words));

  it('the examples, the testimonials and the questions that the shop shows', () => {
    expect(examplesPage.description).toContain(`${capitalized(inWords(reportExamples.length))} rapports`);
    expect(servicesTexts.testimonials.intro).toContain(`${inWords(testimonials.length)} rapports`);
    expect(faqTexts.further.intro).toContain(`${inWords(furtherFaq.length)} réponses`);
    const told = { firstName: 'Anne', reports: 3, pages: 57 };
    expect(catalogueTexts.lengths({ min: 37, max: 47 })).toBe(fr('De 37 à 47 pages en tout.'));
    expect(catalogueTexts.lengths({ min: 37, max: 47 }, told)).toContain('les trois rapports d’Anne');
    expect(catalogueTexts.meeting.intro(told)).toContain('d’Anne, inventée, a été lue trois fois');
  });
});

describe('the contents of a pack', () => {
  const facts = { format: 'PDF', pages: undefined };
  it('are the reports that it was sold with', () => {
    expect(contentsOf({ ...facts, parts: [keyFor.numbers, keyFor.design] })).toBe('PDF, les deux rapports');
    expect(formatOf({ ...facts, parts: [keyFor.numbers, keyFor.design] })).toBe('PDF, deux rapports');
  });

  it('are not counted where a single report has no length', () => {
    expect(contentsOf(facts)).toBe('PDF');
    expect(formatOf({ ...facts, parts: [keyFor.numbers] })).toBe('PDF');
  });
});
