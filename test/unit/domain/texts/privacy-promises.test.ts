/** Each promise of the privacy policy is a link to the place that keeps it. */
import { describe, expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { processings } from '#domain/texts/processing.ts';
import { type LegalWords, plainWords, runsOf } from '#web/features/legal/legal-document.ts';
import { ownActions } from '#web/pages/confidentialite/privacy-uses-texts.ts';
import { privacy } from '#web/pages/confidentialite/texts.ts';

const { email } = merchant.dataProtection;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

/** All words of the page that a reader meets as one: paragraphs, lines of lists, facts. */
const passages: readonly LegalWords[] = [
  privacy.intro,
  ...privacy.sections.flatMap(({ paragraphs, list = [], entries = [] }) => [
    ...paragraphs,
    ...list,
    ...entries.flatMap(({ facts }) => facts.map(({ text }) => text)),
  ]),
];
const linksOf = (words: LegalWords) => runsOf(words).flatMap((run) => (typeof run === 'string' ? [] : [run]));

/** What a reader may do, or is asked to do. */
const promise =
  /vous pou(vez|rrez)|vous voyez|vous changez|peut aussi vous|à vous de|demander (?!l)|votre (demande|retrait|accord)|retirer|(faire )?corriger|télécharger|écrivez|réclamation|fermer|une connexion|tout effacer|la copie/i;

/** What was announced is told by a mail; the words about the data kept and their purposes promise nothing. */
const isTold = (text: string) =>
  privacy.sections.at(-1)?.list?.some((line) => plainWords(line) === text) ?? false;
const isData = (text: string) =>
  processings.some(({ data, purpose }) => [data, purpose].some((words) => plain(words) === plain(text)));

describe('the privacy policy', () => {
  it('promises this, and links it there', () => {
    const links = passages.flatMap(linksOf).map(({ to, label }) => `${plain(label)} → ${to}`);
    expect(links).toEqual([
      "le voir, le prendre ou l'effacer → /compte/mes-donnees",
      'Fermer mon compte → /compte/fermer',
      'Fermer mon compte → /compte/fermer',
      'Voir qui les a ouvertes → /compte#historique',
      'Retirer mon accord → /compte/courriers',
      'Télécharger mes données → /compte/mes-donnees',
      'qui les a lues, quand et pourquoi → /compte#historique',
      'retirez quand vous voulez, et le texte est effacé → /compte#historique',
      'la copie de vos données → /compte/mes-donnees',
      `demander une copie de ces clauses → mailto:${email}?subject=Clauses%20contractuelles%20types`,
      'voir et corriger votre profil → /compte',
      "faire corriger la naissance d'une commande → /compte#historique",
      'télécharger une copie de vos données → /compte/mes-donnees',
      'tout effacer → /compte/fermer',
      'retirer un consentement ou arrêter la guidance → /compte/courriers',
      "limiter l'usage de vos données → /compte/mes-donnees#demander",
      'vous opposer à un usage → /compte/mes-donnees#demander',
      `écrivez à notre délégué → mailto:${email}?subject=Mes%20droits%20sur%20mes%20donn%C3%A9es`,
      '« Mes données » → /compte/mes-donnees',
      'fermer votre compte → /compte/fermer',
      'Une connexion → /compte',
      'adresser une réclamation à la CNIL → https://www.cnil.fr/fr/plaintes',
      'vous retirer des personnes que garde son compte → /compte',
      'politique de cookies → /cookies',
      "changez d'avis → /cookies#vos-choix",
      'fermer votre compte → /compte/fermer',
    ]);
  });

  it('makes no promise without a link or an address in its sentence', () => {
    const bare = passages.filter(
      (words) => linksOf(words).length === 0 && !/\S+@\S+/.test(plainWords(words)),
    );
    const texts = bare.map(plainWords).filter((text) => !isTold(text) && !isData(text));
    expect(texts.filter((text) => promise.test(plain(text)))).toEqual([]);
  });

  it('recognises a promise', () => {
    expect('Vous pouvez nous demander une copie.').toMatch(promise);
    expect('Retirer votre accord ne coûte rien, écrivez-nous.').toMatch(promise);
    expect('Nous ne vendons aucune donnée.').not.toMatch(promise);
  });

  it('names the action of processings that exist', () => {
    const names = processings.map(({ name }) => name);
    expect(Object.keys(ownActions).filter((name) => !names.includes(name))).toEqual([]);
  });
});
