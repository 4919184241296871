/** One voice of refusals: a whole sentence that says what is wrong or what to do, without a plea or a cry. */
import { expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { factorTexts } from '#domain/texts/factor.ts';
import { secondReadingTexts } from '#domain/texts/second-reading.ts';
import { settingsTexts } from '#domain/texts/settings.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { unprintableTexts, validationTexts } from '#domain/texts/validation.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { textsOf } from '#test/support/text-modules.ts';

/** The specification's own, to the letter. */
const literal = new Set<string>([
  validationTexts.emailRequired,
  validationTexts.emailFormat,
  validationTexts.emailInvalid,
  validationTexts.emailLong,
  validationTexts.passwordShort8,
  validationTexts.passwordShort6,
  validationTexts.passwordMix,
  validationTexts.passwordMismatch,
  validationTexts.firstNameLetters,
  validationTexts.lastNameLetters,
  validationTexts.fullNameLetters,
  validationTexts.fullNameShort,
  validationTexts.birthRequired,
  validationTexts.birthRequiredDetail,
  validationTexts.messageShort,
  validationTexts.consentRequired,
  errorTexts.payment_unavailable,
  errorTexts.unexpected,
  errorTexts.guidance_received,
]);
const refusals = {
  ...{ errorTexts, factorTexts, secondReadingTexts, settingsTexts, threadFieldTexts, unprintableTexts },
  ...{ validationTexts, withdrawalTexts },
};
/** Stands where words were, and refuses nothing. */
const placeholder = secondReadingTexts.withheld;

const own = textsOf(refusals, 'refusals').filter(([, text]) => !literal.has(text) && text !== placeholder);

it('every refusal of ours is a sentence with its full stop', () => {
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(([, text]) => !/^\p{L}.*\.$/su.test(text))).toEqual([]);
});

it('no refusal of ours begs or cries', () => {
  expect(own.filter(([, text]) => /Veuillez|Merci de|Oups|!/.test(text))).toEqual([]);
});

const pages: Record<string, unknown> = import.meta.glob(
  ['/web/src/texts/**/*.ts', '/web/src/{features,pages,shell}/**/*texts.ts'],
  { eager: true },
);

it('pages beg, cry and give up in the specification’s words alone', () => {
  const found = Object.entries(pages)
    .filter(([path]) => !path.endsWith('components-page.ts'))
    .flatMap(([path, module]) => textsOf(module, path))
    .flatMap(([, text]) => (/Veuillez|Oups|Impossible de/.test(text) ? [text.replaceAll(/\s/g, ' ')] : []));
  expect([...new Set(found)].sort()).toEqual([
    'Impossible de charger l’historique des commandes',
    'Impossible de restaurer votre commande',
    'Impossible de se déconnecter',
    'Impossible de vérifier le paiement. Contactez le support si nécessaire.',
    'Lien invalide. Veuillez vérifier votre email et utiliser le lien complet.',
    'Oups, réessaie dans quelques minutes.',
    'Veuillez sélectionner au moins un service',
    'Votre paiement a été confirmé. Veuillez vous connecter manuellement.',
  ]);
});
