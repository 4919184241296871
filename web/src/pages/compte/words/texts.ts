import type { Discipline } from '#domain/catalogue.ts';
import { soleSigner } from '#domain/texts/signed-by.ts';
import { fr, ofName } from '#domain/texts/typography.ts';
import { maxWords } from '#domain/words.ts';

/** Before the consultation is taken, its only expert, or nobody by name. */
export const readerOf = (service: Discipline, expert: string | undefined): string | undefined =>
  expert ?? soleSigner(service);

const some = 'votre expert';
const firstOf = (reader: string | undefined): string => reader?.split(' ')[0] ?? some;
/** «qu’Hélène», «que Mai» */
const that = (reader: string | undefined): string => ofName(firstOf(reader)).replace(/^d/, 'qu');

/** «Ce qui vous amène», on the thank-you page and on the order. */
export const wordsTexts = {
  title: 'Ce qui vous amène',
  optional: 'facultatif',
  intro: (reader: string | undefined) =>
    fr(
      `Une question, un moment de votre vie, une décision : ${firstOf(reader)} le lira avant d'écrire. Sans ces mots, votre rapport sera tout aussi complet.`,
    ),
  several: fr(
    "Un mot par consultation, si vous le souhaitez. Chaque expert lit le sien avant d'écrire, et seulement le sien.",
  ),
  later: 'Plus tard, depuis ma commande',
  readers: fr(
    "Lus par l'expert qui écrit votre rapport, et par personne d'autre. Chaque lecture est inscrite dans ",
  ),
  register: fr('« Qui a consulté mes données »'),
  ends: fr(". Effacés quand vous les retirez, au plus tard trois ans après l'envoi."),
  loadFailed: fr("Vos mots n'ont pas pu être chargés"),
  retry: 'Réessayer',
} as const;

/** Where a consultation stands, as far as its words are concerned. */
export const stateTexts = {
  blank: (reader: string | undefined) =>
    reader === undefined ? 'Pas encore prise.' : fr(`Pas encore prise. ${reader} l'écrira.`),
  open: 'Pas encore prise. Vous pouvez tout changer.',
  taken: (expert: string | undefined, at: string | undefined) =>
    fr(`Prise${expert ? ` par ${expert}` : ''}${at ? ` le ${at}` : ''}.`),
  fixed: 'Vos mots ne changent plus.',
  delivered: (expert: string | undefined, at: string | undefined) =>
    fr(`Livrée${at ? ` le ${at}` : ''}${expert ? ` par ${expert}` : ''}`),
  over: fr("Cette consultation ne s'écrit plus."),
  without: 'Sans mot de votre part.',
  writtenWithout: 'Écrite sans mot de votre part.',
  sent: (reader: string | undefined, at: string) => fr(`Confié à ${reader ?? some} le ${at}`),
  reads: (expert: string | undefined) => fr(`${expert ?? 'Votre expert'} les lit avant d'écrire.`),
  read: (expert: string | undefined) => fr(`Lus par ${expert ?? some}.`),
  withdrawn: (at: string) => fr(`Vous avez retiré vos mots le ${at} : ils sont effacés.`),
} as const;

export const formTexts = {
  optional: wordsTexts.optional,
  of: (name: string) => fr(`pour ${name}`),
  label: (reader: string | undefined) => fr(`Vos mots pour ${reader ?? some}`),
  count: (written: number) =>
    written > maxWords
      ? fr(`${written} sur ${maxWords} : ${written - maxWords} de trop`)
      : `${written} sur ${maxWords}`,
  kept: 'Gardé sur cet appareil',
  waits: fr('Gardé sur cet appareil, envoyé au retour du réseau'),
  agree: fr("J'accepte que l'expert lise ce que je lui confie, même intime"),
  agreeDetail: fr(
    'Santé, sentiments, croyances : votre rapport s’en passe, et la loi demande votre accord. Vous le retirez quand vous voulez, vos mots sont alors effacés. Ne nommez personne d’autre.',
  ),
  disagreed: (reader: string | undefined) =>
    fr(`Cochez la case pour ${that(reader)} puisse lire ces mots, ou laissez le champ vide.`),
  write: 'Écrire quelques mots',
  send: 'Confier ces mots',
  sendAgain: 'Confier ces mots à la place',
  cancel: 'Annuler',
  copy: (reader: string | undefined, name: string) =>
    fr(`Reprendre ce que j'ai ${reader === undefined ? `écrit pour ${name}` : `dit à ${firstOf(reader)}`}`),
  change: 'Modifier',
  done: 'Vos mots sont confiés',
  failed: fr("Vos mots n'ont pas été confiés"),
  unexpected: fr('Réessayez dans un instant.'),
} as const;

/** The words were changed meanwhile in another tab or on another device. */
export const elsewhereTexts = {
  today: (time: string) => `à ${time}`,
  earlier: (day: string) => `le ${day}`,
  changed: (at: string) => fr(`Vous avez modifié ces mots ailleurs ${at}`),
  withdrawn: (at: string) => fr(`Vous avez retiré ces mots ailleurs ${at}`),
  keep: 'Garder ceux-là',
  keepWithdrawn: 'Les laisser retirés',
  mine: 'Confier les miens à la place',
} as const;

export const takeBackTexts = {
  open: 'Retirer',
  taken: 'Retirer mon accord',
  sure: fr('Vos mots seront effacés, et votre expert ne pourra plus les lire.'),
  confirm: 'Effacer mes mots',
  cancel: 'Les garder',
  done: 'Vos mots sont retirés',
  failed: fr("Vos mots n'ont pas pu être retirés"),
  anew: 'Écrire de nouveau',
} as const;

/** An expert took the consultation while these words were typed. */
export const unsentTexts = {
  title: fr("Ces mots n'ont pas été confiés : la consultation est prise, ou ne s'écrit plus."),
  detail: 'Ils ne sont plus gardés sur cet appareil. Copiez-les si vous y tenez.',
  copy: 'Copier ces mots',
  copied: 'Vos mots sont copiés',
  notCopied: 'Votre navigateur a refusé la copie',
  selected: fr('Ils sont sélectionnés : copiez-les avec votre clavier ou le menu.'),
  leave: 'Ne plus les montrer',
} as const;

/** The conversations of an order. */
export const talkTexts = {
  asked: fr('Une question attend votre réponse'),
  answered: (name: string) => fr(`${name} a répondu à votre demande de correction`),
  title: 'Conversation',
  several: 'Conversations',
  with: (reader = some) => fr(`Conversation avec ${reader}`),
  write: (reader = some) => fr(`Écrire à ${reader}`),
  about: (name: string) => fr(`au sujet de votre consultation ${name}`),
  news: (count: number) => (count === 1 ? '1 nouveau' : `${count} nouveaux`),
  you: (line: string) => fr(`Vous : ${line}`),
  other: (name: string, line: string) => fr(`${name} : ${line}`),
} as const;
