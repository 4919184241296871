import { closingHours } from '../links.ts';
import { merchant } from '../merchant.ts';
import { backupDays } from '../retention.ts';
import { validationMailTexts } from './mails.ts';
import { accountingSpan } from './spans.ts';
import { fr } from './typography.ts';

const { shopName } = merchant;

/** The mail after the wish to close an account. */
export const closingMailTexts = {
  subject: fr('Votre compte va être fermé'),
  preheader: (date: string): string => fr(`Il sera effacé après le ${date}, sauf si vous le gardez.`),
  asked: fr(
    `La fermeture de votre compte ${shopName} vient d'être demandée, avec le mot de passe de ce compte.`,
  ),
  when: (date: string): string =>
    fr(
      `Rien n'est encore effacé. Le compte et tout ce qu'il contient seront effacés après le ${date}, dans l'heure qui suit. Téléchargez d'ici là les rapports et les notes que vous voulez garder.`,
    ),
  keep: fr(
    `Si vous changez d'avis, ce lien garde le compte. Il fonctionne pendant ${closingHours} heures, sans mot de passe.`,
  ),
  action: 'Garder mon compte',
  fallback: validationMailTexts.fallback,
  notMe: validationMailTexts.notMe,
  /** To a mailbox that the account had before: a forgotten password is of no use to it. */
  undo: fr(
    "Quelqu'un connaît votre mot de passe et a changé l'adresse de votre compte. Gardez-le avec ce lien, puis ouvrez notre e-mail qui vous a annoncé ce changement : son lien vous rend le compte et vous fait choisir un autre mot de passe. Une question ? Écrivez-nous à",
  ),
  secure: fr(
    "Gardez le compte avec ce lien, puis choisissez aussitôt un autre mot de passe (« Mot de passe oublié ») : quelqu'un connaît le vôtre. Une question ? Écrivez-nous à",
  ),
} as const;

/** The mail after the erasure. */
export const closedMailTexts = {
  subject: fr('Votre compte est fermé'),
  preheader: fr('Vos données sont effacées.'),
  done: fr(
    `Comme vous l'avez demandé, votre compte ${shopName} est fermé : profil, naissances, rapports, messages et liens sont effacés. Les liens des e-mails précédents ne s'ouvrent plus.`,
  ),
  stays: fr(
    `Restent, parce que la loi le demande, vos commandes payées et leurs notes, sans donnée de naissance, pendant ${accountingSpan} (code de commerce, article L. 123-22). Nos sauvegardes oublient le reste en ${backupDays} jours.`,
  ),
  last: fr("Ce message est le dernier : l'adresse à laquelle il part vient d'être effacée à son tour."),
  question: fr('Une question ? Écrivez-nous à'),
} as const;

/** The mail a month before an unused account is erased. */
export const idleMailTexts = {
  subject: fr('Votre compte sera bientôt effacé'),
  preheader: (date: string): string => fr(`Connectez-vous avant le ${date} pour le garder.`),
  unused: fr(
    `Votre compte ${shopName} n'a pas servi depuis près de trois ans : ni commande, ni connexion. Nous ne gardons pas vos données de naissance plus longtemps qu'il ne faut.`,
  ),
  when: (date: string): string =>
    fr(`À partir du ${date}, nous effacerons ce compte, vos naissances, vos rapports et vos messages.`),
  keep: fr(
    "Pour le garder, il suffit de vous connecter avant cette date. Pour le laisser partir, vous n'avez rien à faire ; téléchargez d'abord les rapports que vous voulez conserver.",
  ),
  action: 'Me connecter',
  stays: closedMailTexts.stays,
  once: fr('Nous ne vous écrirons pas une seconde fois à ce sujet.'),
  question: closedMailTexts.question,
} as const;

/** The answer to who keeps an account too late. */
export const closingBegun = fr("L'effacement de ce compte a commencé : il ne peut plus être annulé.");
