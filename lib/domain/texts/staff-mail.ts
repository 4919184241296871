import { deskRules } from '#content/rules.ts';
import { nearHours } from '../issues.ts';
import type { NoticeEvent } from '../notices.ts';
import { correctionAnswerDays } from '../report-corrections.ts';
import { unattendedWhy } from './staff.ts';
import { fr } from './typography.ts';

type Words = {
  /** The title, which is also the subject of a mail with a single notice. */
  readonly label: string;
  readonly why: string;
};

const words: Readonly<Record<NoticeEvent, Words>> = {
  care: {
    label: "Un expert s'inquiète",
    why: "Un expert s'inquiète pour la personne de cette consultation et demande un second regard dans l'heure. Appelez-le : rien de ce qui est écrit ne vous est transmis.",
  },
  late: {
    label: 'En retard',
    why: "La date promise est passée. Un e-mail d'excuses est parti, avec une nouvelle date : le client peut attendre ou renoncer.",
  },
  near: {
    label: 'À livrer bientôt',
    why: `La date promise est dans moins de ${nearHours} h.`,
  },
  new: {
    label: 'À prendre',
    why: "Personne ne l'a encore prise en charge.",
  },
  back: {
    label: 'De nouveau à prendre',
    why: 'Elle est revenue dans la file et attend un expert.',
  },
  handed: {
    label: 'À votre charge',
    why: "Un collègue ou l'administration vous l'a confiée.",
  },
  moved: {
    label: "N'est plus à votre charge",
    why: "L'administration l'a confiée à quelqu'un d'autre, ou remise dans la file : n'y travaillez plus.",
  },
  withdrawn: {
    label: "N'est plus à écrire",
    why: 'Le client y a renoncé ou a été remboursé.',
  },
  untaken: {
    label: 'Pas encore prise en charge',
    why: 'La moitié du délai est passée, ou sa confirmation ne part pas.',
  },
  dispute: {
    label: 'Paiement contesté',
    why: 'La banque reprend la somme si Stripe ne reçoit pas de réponse à temps.',
  },
  owed: {
    label: 'Remboursement dû',
    why: "Un remboursement n'est pas parti, ou la banque du client l'a renvoyé. Réessayez-le depuis l'atelier, ou payez-le autrement : il reste dû jusque-là.",
  },
  birth: {
    label: 'Naissance à corriger',
    why: 'Le client demande de corriger une naissance déjà ouverte : acceptez ou refusez dans le dossier. Rien ne se livre avant votre réponse.',
  },
  unanswered: {
    label: 'Question sans réponse',
    why: 'Le client n’a ni répondu à la question de son expert ni choisi, depuis trois semaines. Appelez-le, ou remboursez depuis la commande.',
  },
  correction: {
    label: 'Correction demandée',
    why: `Le client dit ce qui ne va pas dans son rapport. Livrez une nouvelle version, ou écrivez-lui vos raisons, sous ${correctionAnswerDays} jours ouvrés.`,
  },
  uncorrected: {
    label: 'Correction sans réponse',
    why: `Le client attend depuis ${correctionAnswerDays} jours ouvrés la correction de son rapport. Un expert la livre ou la refuse ; vous pouvez la confier à un autre, ou rembourser.`,
  },
  margin: {
    label: 'Question en marge sans réponse',
    why: 'Le lecteur d’un rapport attend depuis la fin du jour ouvré suivant la réponse à sa question en marge. Rappelez-la à son expert : il répond sous « Échange », dans le dossier.',
  },
  unattended: {
    label: 'Message sans expert',
    why: unattendedWhy,
  },
  message: {
    label: 'Un message vous attend',
    why: 'Le client vous a écrit. Vous lui répondez sous « Échange », dans le dossier.',
  },
  sealed: {
    label: 'Adresse corrigée à confirmer',
    why: "Un client dont l'équipe a corrigé l'adresse ne connaît plus son mot de passe. Un autre administrateur que celui qui l'a corrigée s'assure que c'est bien lui, puis confirme dans l'atelier.",
  },
  mail: {
    label: 'E-mail abandonné',
    why: "Deux jours d'essais n'ont pas suffi. Une fois la cause réglée, envoyez-le de nouveau depuis l'atelier.",
  },
  address: {
    label: 'E-mail non distribué',
    why: "Nos messages n'arrivent plus à cette adresse : corrigez-la depuis une commande.",
  },
  same: {
    label: 'Textes déjà livrés',
    why: `Plus de ${deskRules.mostSame} % des phrases d'un rapport livré se lisent dans des rapports livrés avant lui.`,
  },
};

const of = (event: NoticeEvent): Words => words[event];

/** The mails to staff; they name no customer. */
export const staffMailTexts = {
  subject: (event: NoticeEvent, what: string): string => fr(`${of(event).label} : ${what}`),
  subjectOfSeveral: (count: number): string => fr(`L'atelier : ${count} points à voir`),
  label: (event: NoticeEvent): string => fr(of(event).label),
  titleOfSeveral: fr("À voir dans l'atelier"),
  greeting: (firstName: string): string => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
  why: (event: NoticeEvent): string => fr(of(event).why),
  part: (service: string, number: string): string => fr(`${service}, commande ${number}`),
  order: (number: string): string => fr(`commande ${number}`),
  toSee: 'À traiter',
  due: (date: string): string => fr(`promise pour le ${date}`),
  newDue: (date: string): string => fr(`nouvelle date : ${date}`),
  takenBy: (name: string): string => `prise par ${name}`,
  untaken: 'pas encore prise',
  action: fr("Ouvrir dans l'atelier"),
  actionOfSeveral: fr("Ouvrir l'atelier"),
  reason: fr(
    "Vous recevez cet e-mail parce que vous travaillez à l'atelier. Vous choisissez de le recevoir aussitôt ou une fois par jour dans",
  ),
  settings: 'Mes réglages',
} as const;
