import { choiceDays, type MissingKind, reminderDays } from '../questions.ts';
import { missingNames } from './missing.ts';
import { fr } from './typography.ts';

const isReminder = (days: number): boolean => reminderDays.some((one) => one === days);

/** The mail of a question, its reminders, and the choice at the end. */
export const questionMailTexts = {
  subject: (expert: string, what: MissingKind, days: number): string => {
    if (days >= choiceDays) return fr('Votre consultation : à vous de choisir');
    const asks = `${expert} vous demande ${missingNames[what]}`;
    return fr(isReminder(days) ? `Rappel : ${asks}` : asks);
  },
  title: (what: MissingKind, days: number): string =>
    days >= choiceDays ? fr('À vous de choisir') : fr(`Il manque ${missingNames[what]}`),
  asks: (expert: string, service: string, number: string): string =>
    fr(`${expert} vous pose une question pour votre consultation ${service} (commande ${number}).`),
  stopped: fr(
    'Rien ne court contre vous : l’horloge de votre délai est arrêtée, et repart avec votre réponse.',
  ),
  runs: fr('La date promise est passée : nous continuons sans attendre, mais votre réponse nous aide.'),
  choose: (expert: string): string =>
    fr(
      `Sans réponse depuis ${choiceDays} jours, c’est à vous de dire : ${expert} écrit sans cette information, ou nous vous remboursons.`,
    ),
  link: (days: number): string =>
    fr(`Ce lien ouvre cette question et rien d’autre, sans mot de passe, pendant ${days} jours.`),
  action: 'Répondre',
} as const;
