/** «Mes réglages» of L'atelier. Typed with plain spaces, spaced by `fr`. */
import { fr } from '#domain/texts/typography.ts';

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

export const mailHourTexts = {
  title: 'Mes e-mails',
  intro: fr(
    "L'atelier vous écrit quand une consultation est à prendre, approche de sa date, est en retard, change de mains ou n'est plus à écrire.",
  ),
  introOfAdministrators: fr("L'atelier vous écrit quand quelque chose entre dans « À traiter »."),
  legend: 'Quand vous écrire',
  atOnce: { label: 'Aussitôt', hint: fr('Dans les cinq minutes.') },
  daily: { label: 'Une fois par jour', hint: fr("En un seul e-mail, et seulement s'il y a du nouveau.") },
  hour: fr('Heure (heure de Paris, de 0 à 23)'),
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
  added: 'Absence inscrite',
  remove: 'Retirer',
  removed: 'Absence retirée',
} as const;

export const closingTexts = {
  title: 'Vente',
  intro: fr(
    'Une discipline fermée ne peut plus être commandée, pas plus que le pack, qui la contient. Ses pages et ses prix restent affichés ; ce qui est déjà commandé est livré comme promis.',
  ),
  open: 'Ouverte à la vente',
  closed: (by: string, at: string) => `Fermée par ${by} le ${at}`,
  close: 'Fermer',
  reopen: 'Rouvrir',
  isClosed: (name: string) => `${name} n’est plus en vente`,
  isOpen: (name: string) => `${name} est de nouveau en vente`,
} as const;
