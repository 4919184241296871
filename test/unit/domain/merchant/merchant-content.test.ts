import { describe, expect, test } from 'vitest';
import { cooperative } from '#content/story.ts';
import { signers } from '#content/writers.ts';
import { catalogue, disciplines, paidKeys, separatePrice } from '#domain/catalogue.ts';
import { claims } from '#domain/merchant/claims.ts';
import { contact } from '#domain/merchant/contact.ts';
import { experts } from '#domain/merchant/experts.ts';
import { perks } from '#domain/merchant/perks.ts';
import { signatures } from '#domain/merchant/signatures.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { formatPrice } from '#domain/money.ts';
import { guidanceWords, signedBy, soleSigner } from '#domain/texts/signed-by.ts';
import { spanText } from '#domain/texts/spans.ts';
import { fr } from '#domain/texts/typography.ts';
import { servicesTexts } from '#web/features/catalogue/texts.ts';
import { aboutTexts } from '#web/pages/a-propos/texts.ts';
import { homeTexts } from '#web/pages/home/texts.ts';
import { expertsTexts } from '#web/texts/experts.ts';
import { faqEntries, furtherFaq, homeFaq } from '#web/texts/faq.ts';

describe('the experts', () => {
  test('are one or several for each discipline, with ids from their names', () => {
    expect(experts.map(({ id, discipline }) => [id, discipline])).toEqual([
      ['helene-vasseur', 'astrologie-occidentale'],
      ['mai-tran', 'astrologie-chinoise'],
      ['bastien-oriol', 'numerologie'],
      ['jeanne-maillot', 'numerologie'],
      ['ines-delorme', 'human-design'],
    ]);
    for (const discipline of disciplines)
      expect(experts.filter((one) => one.discipline === discipline).map(({ name }) => name)).toEqual([
        ...signers[discipline],
      ]);
  });

  test('are counted in words wherever the shop says how many they are', () => {
    const told = [
      homeTexts.experts.title.first,
      expertsTexts.intro,
      aboutTexts.intro,
      aboutTexts.story.title,
    ];
    for (const text of told) expect(text).toMatch(/cinq/i);
    const all = JSON.stringify([told, cooperative, servicesTexts.intro, homeTexts.lede]);
    expect(all).not.toMatch(/quatre (experts|associés|écritures)/i);
  });

  test('are named before a part is taken where they are alone; afterwards the one who took it is', () => {
    expect(disciplines.map((discipline) => signedBy(discipline))).toEqual([
      'par Hélène Vasseur',
      'par Mai Tran',
      'par un de nos deux numérologues',
      'par Inès Delorme',
    ]);
    expect(disciplines.map(soleSigner)).toEqual(['Hélène Vasseur', 'Mai Tran', undefined, 'Inès Delorme']);
    expect(signatures.map(({ of }) => of)).toEqual(experts.map(({ name }) => name));
    expect(signedBy('pack-complet')).toBe('par un expert de chaque discipline');
    expect(signedBy('numerologie', 'Jeanne Maillot')).toBe('par Jeanne Maillot');
    expect(guidanceWords).toBe('Textes écrits par Hélène Vasseur');
  });

  test('have ratings between 4.8 and 5 (§3)', () => {
    for (const { rating, capacity } of experts) {
      expect(Number.isInteger(capacity) && capacity >= 1).toBe(true);
      expect(rating).toBeGreaterThanOrEqual(4.8);
      expect(rating).toBeLessThanOrEqual(5);
    }
  });
});

test('the shop’s figures are samples as long as they have no proof', () => {
  expect(claims.map(({ value }) => value)).toEqual([fr('10 000+'), '4,9/5', '5+', fr('2 500+')]);
  const unproven = [...claims, ...experts, ...testimonials].filter(({ proof }) => proof === undefined);
  expect(unproven.filter(({ sample }) => !sample)).toEqual([]);
});

test('each perk of the pack says in one line what the shop does, with its own figures', () => {
  expect(perks.map(({ text }) => text)).toEqual([
    'Traitement prioritaire',
    'Accès direct aux experts seniors',
    'Assistance privilégiée',
    'Garantie étendue',
  ]);
  const [priority, direct, , guarantee] = perks.map(({ line }) => line);
  expect(priority).toContain('avant les consultations seules');
  expect(direct).toMatch(/après 7\sà\s18\sans de pratique/);
  expect(guarantee).toMatch(/^30\sjours .* au lieu de 14/);
});

test('support answers within 24 h, and is open as §9 says', () => {
  expect(contact.answerHours).toBe(24);
  expect(contact.hours).toBe(
    'du lundi au vendredi de 9 h à 18 h, samedi et dimanche de 10 h à 16 h (heure de Paris)',
  );
});

test('there are five testimonials, one per service', () => {
  expect(testimonials.map(({ service }) => service)).toEqual([...paidKeys]);
});

test('each testimonial was published after its delivery, and both days are real', () => {
  for (const { delivered, published } of testimonials) {
    for (const day of [delivered, published]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(published > delivered).toBe(true);
  }
});

describe('the questions', () => {
  test('are the six of the home page and four more, each asked once', () => {
    expect([homeFaq.length, furtherFaq.length]).toEqual([6, 4]);
    expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(10);
    expect(faqEntries.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
  });

  test('turn nobody away without an hour, and promise no text that nobody has ever read before', () => {
    const [how, personal] = [homeFaq[1]?.answer, homeFaq[4]?.answer];
    expect(how).toContain('avec ce que vous savez de l’heure');
    expect(furtherFaq[0]?.answer).toContain('Sans elle, la commande dit ce que le rapport perd');
    expect(personal).toContain('reprendre un passage de sa main');
    expect(JSON.stringify([faqEntries, homeTexts, aboutTexts])).not.toMatch(
      /aucun texte tout fait|de la première à la dernière|donneraient un autre texte/i,
    );
  });

  test('say the delays and prices of the catalogue', () => {
    const delays = homeFaq[0]?.answer ?? '';
    for (const key of paidKeys) {
      expect(delays).toContain(catalogue[key].name);
      expect(delays).toContain(fr(spanText(catalogue[key].delivery)));
    }
    const pack = furtherFaq[1]?.answer ?? '';
    expect(pack).toContain(fr(formatPrice(catalogue['pack-complet'].price)));
    expect(pack).toContain(fr(formatPrice(separatePrice(catalogue['pack-complet']))));
  });
});
