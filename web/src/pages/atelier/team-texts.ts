/** «L'équipe», requests about personal data and «Mes réglages». Typed with plain spaces, spaced by `fr`. */

import { clockName } from '#content/shop.ts';
import { invitationHours } from '#domain/links.ts';
import {
  type CorrectionAnswer,
  daysLeft,
  type PersonalRequest,
  type RequestKind,
  type StudiedAsker,
  type WordedKind,
} from '#domain/requests.ts';
import { outcomeTexts, wordedTexts } from '#domain/texts/corrections.ts';
import { packHolding } from '#domain/texts/how-many.ts';
import { fr, ofName } from '#domain/texts/typography.ts';
import { validationTexts } from '#domain/texts/validation.ts';

const kinds = {
  export: 'Copie des données',
  erasure: 'Effacement',
  correction: wordedTexts.correction.name,
  limitation: wordedTexts.limitation.name,
  objection: wordedTexts.objection.name,
} as const satisfies Record<RequestKind, string>;

const days = (count: number): string => (count > 1 ? `${count}\u00a0jours` : `${count}\u00a0jour`);

export const requestsTexts = {
  title: 'Demandes sur les données personnelles',
  why: fr('La loi donne un mois pour répondre à chacune (RGPD, article 12).'),
  open: 'À répondre',
  answered: 'Traitées',
  none: 'Aucune demande n’attend de réponse.',
  noneAnswered: 'Aucune demande n’a encore reçu de réponse.',
  loading: 'Chargement du registre',
  failed: 'Le registre n’a pas pu être chargé',
  kind: ({ kind }: PersonalRequest) => kinds[kind],
  account: ({ person }: PersonalRequest) => `Compte ${person}`,
  asked: (day: string) => fr(`Reçue le ${day}`),
  answeredOn: (day: string) => fr(`Réponse donnée le ${day}`),
  left: (request: PersonalRequest, now: Date) => {
    const left = daysLeft(request, now);
    return left < 0 ? fr(`En retard de ${days(-left)}`) : fr(`Encore ${days(left)}`);
  },
  read: 'Lire et répondre',
  readAgain: 'Relire',
  ofAccount: ({ person }: PersonalRequest) => ` la demande du compte ${person}`,
  request: 'Demande sur des données',
  asks: 'Demande',
  loadingOne: 'Chargement de la demande',
  failedOne: fr('La demande n’a pas pu être ouverte'),
  about: 'Concerne',
  order: 'Commande',
  email: 'Adresse du compte',
  studied: 'Personne concernée',
  asker: ({ name, email }: StudiedAsker) => (email === undefined ? name : `${name}, ${email}`),
  answerStudied: fr(
    'Cette personne n’a pas de compte : elle lit votre réponse sur sa page. L’adresse du compte est celle de la personne qui a commandé.',
  ),
  words: 'Dans ses mots',
  logged: fr('Votre lecture est inscrite au registre de la commande, que le client peut lire.'),
  outcome: 'Votre réponse',
  outcomes: (kind: WordedKind) => [
    {
      value: 'corrected',
      label: outcomeTexts[kind].corrected,
      hint: fr('C’est fait comme demandé : agissez d’abord, répondez ensuite.'),
    },
    {
      value: 'refused',
      label: outcomeTexts[kind].refused,
      hint: fr('L’e-mail nomme la CNIL et le tribunal, comme la loi le veut.'),
    },
  ],
  outcomeRequired: 'Choisissez votre réponse.',
  reason: 'Vos mots au client',
  reasonHint: fr('Ils partent par e-mail et restent lisibles dans son compte. Obligatoires pour un refus.'),
  reasonRequired: validationTexts.reasonRequired,
  send: 'Envoyer la réponse',
  sent: fr('La réponse est envoyée au client'),
  notSent: fr('La réponse n’est pas partie'),
  answeredBy: (kind: WordedKind, { outcome, name }: CorrectionAnswer) =>
    `${outcomeTexts[kind][outcome]} par ${name}`,
} as const;

/** «Mes réglages» of L'atelier. */
export const settingsTexts = {
  title: 'Mes réglages',
  failed: fr("Vos réglages n'ont pas pu être chargés"),
  save: 'Enregistrer',
  saved: 'Réglages enregistrés',
} as const;

export const perDayTexts = {
  title: 'Rapports par jour',
  intro: 'Les dates de livraison promises aux clients sont calculées à ce rythme, sur vos jours ouvrés.',
  label: 'Rapports écrits par jour ouvré',
} as const;

export const usualTexts = {
  title: 'Vos thèmes',
  intro: fr(
    'Chaque consultation que vous ouvrez la première fois commence par ces choix, sauf si un autre expert l’a déjà ouverte. Ils sont nommés sous le dessin, à la rédaction comme dans le rapport imprimé, et se changent au dossier. Les consultations déjà ouvertes gardent les leurs.',
  ),
} as const;

export const countingTexts = {
  title: 'Preuve d’écriture',
  intro: fr(
    'La rédaction peut noter d’où vient chaque mot : tapé ici, repris de vos passages, ou collé. Cela vaut pour les consultations que vous ouvrirez ensuite. Vous seul voyez ce compte ; à chaque livraison, vous décidez s’il paraît dans le rapport. Ni heures, ni pauses, ni vitesse. Éteint, il s’arrête aussi dans les consultations que vous rouvrez.',
  ),
  words: 'Compter d’où viennent mes mots',
  dates: fr('Noter aussi les jours où j’écris, sans les heures'),
} as const;

/** A count that stays on the device. */
export const minutesTexts = {
  title: 'Minutes d’écriture',
  intro: fr(
    'Cet appareil peut compter, pour vous seul, les minutes où vous tapez dans un rapport. Rien n’en est envoyé : ni le site ni personne d’autre ne les voit, et rien n’en sert à vous évaluer. Ni heures, ni pauses, ni vitesse. Les minutes et ce choix s’oublient à la déconnexion, et quand la consultation passe à un autre.',
  ),
  count: 'Compter mes minutes sur cet appareil',
  reports: (count: number) =>
    count > 1
      ? fr(`Des minutes sont comptées pour ${count} rapports.`)
      : fr('Des minutes sont comptées pour un rapport.'),
  forget: 'Effacer les minutes',
  forgotten: 'Minutes effacées',
  written: (minutes: number) =>
    minutes > 1 ? fr(`${minutes} minutes d’écriture`) : fr('1 minute d’écriture'),
} as const;

/** The notice about the staff's own data. */
export const noticeTexts = {
  title: fr("Ce que l'atelier sait de vous"),
  intro: fr('Ce qui est enregistré à votre sujet, pourquoi, combien de temps, et qui le lit.'),
  changed: fr('Cette notice a changé depuis que vous l’avez lue.'),
  read: 'Lire la notice',
  effect: fr(
    '« J’ai lu » dit que cette notice vous a été remise, et rien d’autre : vos droits restent entiers.',
  ),
  confirm: fr("J'ai lu"),
  confirmed: (version: string, at: string) => fr(`Notice du ${version}, lue le ${at}.`),
  done: fr('C’est noté'),
  back: fr("Revenir à l'atelier"),
  notRead: (version: string) => fr(`Notice du ${version} non lue`),
  readByColleague: (day: string) => fr(`Notice lue le ${day}`),
} as const;

export const mailHourTexts = {
  title: 'Mes e-mails',
  intro: fr(
    "L'atelier vous écrit quand une consultation est à prendre, approche de sa date, est en retard, change de mains ou n'est plus à écrire.",
  ),
  introOfAdministrators: fr("L'atelier vous écrit quand quelque chose entre dans « À traiter »."),
  legend: 'Quand vous écrire',
  atOnce: { label: 'Aussitôt', hint: fr('Dans les cinq minutes.') },
  daily: { label: 'Une fois par jour', hint: fr("En un seul e-mail, et seulement s'il y a du nouveau.") },
  hour: fr(`Heure (${clockName}, de 0 à 23)`),
} as const;

export const absenceTexts = {
  title: 'Absences',
  intro: fr(
    'Ces jours ne comptent pas dans les nouvelles dates de livraison. Les dates déjà promises ne changent pas : transmettez à un collègue les consultations à livrer pendant votre absence.',
  ),
  none: 'Aucune absence inscrite.',
  oneDay: (day: string) => `Le ${day}`,
  span: (from: string, to: string) => `Du ${from} au ${to}`,
  from: 'Premier jour',
  to: 'Dernier jour (compris)',
  hint: fr('Jour, mois et année : 24/12/2026'),
  add: 'Ajouter cette absence',
  summary: 'À corriger avant d’ajouter',
  added: 'Absence inscrite',
  remove: 'Retirer',
  removed: 'Absence retirée',
} as const;

export const closingTexts = {
  title: 'Vente',
  intro: fr(
    `Une discipline fermée ne peut plus être commandée${packHolding}. Ses pages et ses prix restent affichés ; ce qui est déjà commandé est livré comme promis.`,
  ),
  open: 'Ouverte à la vente',
  closed: (by: string, at: string) => `Fermée par ${by} le ${at}`,
  close: 'Fermer',
  reopen: 'Rouvrir',
  isClosed: (name: string) => `${name} n’est plus en vente`,
  isOpen: (name: string) => `${name} est de nouveau en vente`,
} as const;

/** «L'équipe» of L'atelier. */
export const teamTexts = {
  title: fr("L'équipe"),
  failed: fr("L'équipe n'a pas pu être chargée"),
  list: fr("Qui travaille à l'atelier"),
  invite: fr("Inviter quelqu'un"),
  administration: 'Administration',
  state: { invited: 'Invitation envoyée', active: fr("Dans l'équipe"), left: 'Accès désactivé' },
  since: {
    invited: (day: string) => `Invitation du ${day}`,
    active: (day: string) => `Depuis le ${day}`,
    left: (day: string) => `Depuis le ${day}`,
  },
  ofColleague: (name: string) => fr(` : ${name}`),
  actions: (name: string) => fr(`Autres actions : ${name}`),
  resend: fr("Renvoyer l'invitation"),
  resent: (email: string) => fr(`Une nouvelle invitation est envoyée à ${email}`),
  withdraw: fr("Retirer l'invitation"),
  change: 'Modifier',
  resetFactor: 'Retirer le second facteur',
  leave: 'Désactiver',
  readmit: 'Réactiver',
  readmitted: (name: string) => fr(`L'accès ${ofName(name)} est réactivé`),
} as const;

export const inviteTexts = {
  title: fr("Inviter dans l'équipe"),
  intro: fr(
    `La personne reçoit un lien valable ${invitationHours} heures pour choisir son mot de passe. Son accès n'est ouvert qu'ensuite.`,
  ),
  email: 'E-mail',
  name: 'Prénom et nom',
  nameHint: fr(
    'Les clients voient ce nom : celui de la page des experts, sinon cette personne ne prend aucune consultation.',
  ),
  discipline: 'Discipline',
  noDiscipline: 'Aucune',
  noDisciplineHint: fr("N'écrit pas de rapports"),
  administrator: fr("Fait partie de l'administration : voit toutes les commandes, rembourse, gère l'équipe"),
  submit: fr("Envoyer l'invitation"),
  summary: 'À corriger avant de continuer',
  done: (email: string) => fr(`Une invitation est envoyée à ${email}`),
} as const;

export const changeColleagueTexts = {
  title: (name: string) => `Modifier ${name}`,
  effect: fr(
    "Si la discipline change, les consultations en cours de l'ancienne retournent dans leur file, avec leurs notes et leur fichier.",
  ),
  submit: 'Enregistrer',
  done: (name: string) => fr(`${name} : modifications enregistrées`),
} as const;

export const leaveTexts = {
  title: (name: string) => fr(`Désactiver l'accès ${ofName(name)} ?`),
  effect: fr(
    "La connexion est coupée aussitôt, sur tous les appareils. Les consultations en cours retournent dans leur file, avec leurs notes et leur fichier. Ce qui a été fait reste au registre des commandes, et l'accès peut être réactivé.",
  ),
  confirm: fr("Désactiver l'accès"),
  done: (name: string) => fr(`L'accès ${ofName(name)} est désactivé`),
  withdrawTitle: (name: string) => fr(`Retirer l'invitation ${ofName(name)} ?`),
  withdrawEffect: fr("Le lien déjà envoyé n'ouvrira plus rien."),
  withdrawn: (name: string) => fr(`L'invitation ${ofName(name)} est retirée`),
} as const;

export const resetFactorTexts = {
  title: (name: string) => fr(`Retirer le second facteur ${ofName(name)} ?`),
  effect: fr(
    "Pour un téléphone perdu ou changé. La connexion est coupée aussitôt, sur tous les appareils, et le mot de passe ne sert plus. Un e-mail contient le lien pour en choisir un autre ; l'atelier demande ensuite de relier une application.",
  ),
  confirm: 'Retirer le second facteur',
  done: (name: string) => fr(`Le second facteur ${ofName(name)} est retiré ; un lien est envoyé par e-mail`),
} as const;
