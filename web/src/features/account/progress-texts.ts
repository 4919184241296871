/** Steps and mails of an order in the account, and the way to its register. */
import { fr } from '#domain/texts/typography.ts';
import type { TimelineKey } from '#domain/timeline.ts';
import { listed } from './listed.ts';

export const timelineTexts = {
  label: 'Avancement',
  titles: {
    paid: 'Payée',
    confirmed: 'E-mail confirmé',
    taken: 'Prise en charge',
    writing: 'Rédaction',
    delivered: 'Livrée',
  } satisfies Record<TimelineKey, string>,
  toConfirm: 'E-mail à confirmer',
  byLink: 'par le lien reçu',
  before: 'déjà confirmé',
  noExpert: fr("en attente d'un expert"),
  experts: listed,
  written: (done: number, all: number) => fr(`${done} sur ${all} ${done > 1 ? 'livrés' : 'livré'}`),
  due: (day: string) => fr(`promise pour le ${day}`),
} as const;

const writing = (experts: readonly string[]): string => {
  if (experts.length === 0) return 'Votre rapport est en rédaction.';
  return `${listed(experts)} ${experts.length > 1 ? 'rédigent vos rapports' : 'rédige votre rapport'}.`;
};

export const nextTexts = {
  confirmAddress: fr(
    'Confirmez votre adresse par le lien reçu par e-mail : vos rapports y seront aussi envoyés.',
  ),
  taking: 'Un expert va prendre votre commande en charge.',
  writing,
  following: 'Un expert va prendre en charge le rapport suivant.',
} as const;

export const arrivalTexts = {
  title: 'Votre étude est arrivée',
  signed: (date: string) => fr(`a signé ce rapport le ${date}`),
  readPdf: 'Lire mon rapport (PDF)',
} as const;

export const partTexts = {
  waiting: fr("En attente d'un expert"),
  taken: (expert: string | undefined) => (expert ? `En rédaction par ${expert}` : 'En rédaction'),
  delivered: (date: string) => fr(`Livré le ${date}`),
  ready: 'Livré',
  withdrawn: 'Rétractation enregistrée',
  refunded: 'Remboursé',
  newVersion: 'Nouvelle version',
  code: (code: string) => fr(`Code d'authenticité : ${code}`),
  untagged: fr(
    "Ce PDF n'a pas la structure dont se servent les lecteurs d'écran. S'il vous en faut une version adaptée, écrivez-nous.",
  ),
} as const;

export const resendTexts = {
  action: fr("Renvoyer l'e-mail"),
  sent: 'E-mail envoyé',
  sentTo: (address: string) => `Il arrive à ${address}.`,
  failed: fr("L'e-mail n'a pas pu être envoyé"),
} as const;

export const noticeCopyTexts = {
  copy: 'Copier le texte',
  copied: 'Texte copié',
  notCopied: fr('Le texte n’a pas pu être copié'),
  selected: fr('Il est sélectionné : copiez-le au clavier ou par un appui long.'),
} as const;

export const registerLinkTexts = {
  title: 'Qui a consulté mes données',
  ofOrder: (number: string) => ` (commande ${number})`,
} as const;
