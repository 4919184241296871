/** The mails about what is asked for in words, and what an administrator is told. */
import { merchant } from '../merchant.ts';
import type { WordedKind } from '../requests.ts';
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
  asked: {
    correction: fr('Un client demande une correction, avec ses propres mots.'),
    limitation: fr('Un client demande que l’usage de ses données soit limité (RGPD, article 18).'),
    objection: fr('Un client s’oppose à un usage de ses données (RGPD, article 21).'),
  } satisfies Record<WordedKind, string>,
  about: 'Concerne',
  due: fr('Réponse au plus tard le'),
  where: fr('Lisez-la et répondez dans l’atelier : « L’équipe », « Demandes sur les données personnelles ».'),
  action: fr('Ouvrir l’atelier'),
} as const;

const account = 'Voir mes demandes';
const question = fr('Une question ? Écrivez à');
const { email } = merchant.dataProtection;

const askedFor = {
  correction: 'vous nous avez demandé une correction',
  limitation: 'vous nous avez demandé de limiter l’usage de vos données (RGPD, article 18)',
  objection: 'vous vous êtes opposé ou opposée à un usage de vos données (RGPD, article 21)',
} as const satisfies Record<WordedKind, string>;

const done = {
  correction: (name, at) => `${name} a fait la correction que vous avez demandée le ${at}.`,
  limitation: (name, at) => `${name} a limité l’usage de vos données, comme vous l’avez demandé le ${at}.`,
  objection: (name, at) => `${name} a arrêté l’usage auquel vous vous êtes opposé ou opposée le ${at}.`,
} as const satisfies Record<WordedKind, (name: string, at: string) => string>;

const refused = {
  correction: (name, at) => `${name} n’a pas fait la correction que vous avez demandée le ${at}.`,
  limitation: (name, at) =>
    `${name} n’a pas limité l’usage de vos données, que vous avez demandé de limiter le ${at}.`,
  objection: (name, at) => `${name} n’a pas arrêté l’usage auquel vous vous êtes opposé ou opposée le ${at}.`,
} as const satisfies Record<WordedKind, (name: string, at: string) => string>;

export const correctionReceiptTexts = {
  account,
  question,
  email,
  subject: fr('Nous avons reçu votre demande'),
  asked: (kind: WordedKind, at: string, about: string): string =>
    fr(`Le ${at}, ${askedFor[kind]}. Votre demande concerne : ${about}.`),
  law: fr('La loi nous donne un mois pour répondre (RGPD, article 12). La réponse est sans frais.'),
} as const;

export const correctionAnswerTexts = {
  account,
  question,
  email,
  subject: fr('Notre réponse à votre demande'),
  corrected: (kind: WordedKind, name: string, at: string): string => fr(done[kind](name, at)),
  refused: (kind: WordedKind, name: string, at: string): string => fr(refused[kind](name, at)),
  reason: (reason: string): string => fr(`La raison : « ${reason} »`),
  whole: fr('Vous lisez la réponse entière dans votre compte.'),
} as const;
