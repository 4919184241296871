/** The mails about corrections that are asked for in words, and what an administrator is told. */
import { merchant } from '../merchant.ts';
import { fr } from './typography.ts';

/** What an administrator is told instead of a request. */
export const registerTexts = {
  gone: fr('Cette demande n’a plus de texte : son compte est effacé, et personne n’attend de réponse.'),
  answeredAlready: fr('Quelqu’un a déjà répondu à cette demande. Rechargez la page pour lire la réponse.'),
} as const;

/** To the team: it names no customer and quotes nothing. */
export const correctionMailTexts = {
  subject: fr('Une demande sur des données personnelles'),
  preheader: (due: string): string => fr(`Réponse au plus tard le ${due}.`),
  asked: fr('Un client demande une correction, avec ses propres mots.'),
  about: 'Concerne',
  due: fr('Réponse au plus tard le'),
  where: fr('Lisez-la et répondez dans l’atelier : « L’équipe », « Demandes sur les données personnelles ».'),
  action: fr('Ouvrir l’atelier'),
} as const;

const account = 'Voir mes demandes';
const question = fr('Une question ? Écrivez à');
const { email } = merchant.dataProtection;

export const correctionReceiptTexts = {
  account,
  question,
  email,
  subject: fr('Nous avons reçu votre demande'),
  asked: (at: string, about: string): string =>
    fr(`Le ${at}, vous nous avez demandé une correction. Elle concerne : ${about}.`),
  law: fr('La loi nous donne un mois pour répondre (RGPD, article 12). La réponse est sans frais.'),
} as const;

export const correctionAnswerTexts = {
  account,
  question,
  email,
  subject: fr('Notre réponse à votre demande'),
  corrected: (name: string, at: string): string =>
    fr(`${name} a fait la correction que vous avez demandée le ${at}.`),
  refused: (name: string, at: string): string =>
    fr(`${name} n’a pas fait la correction que vous avez demandée le ${at}.`),
  reason: (reason: string): string => fr(`La raison : « ${reason} »`),
  whole: fr('Vous lisez la réponse entière dans votre compte.'),
} as const;
