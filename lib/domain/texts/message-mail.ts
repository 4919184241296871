import { fr } from './typography.ts';

/** The mail to a customer to whom an expert has written. */
export const messageMailTexts = {
  subject: (expert: string): string => fr(`Un message de ${expert} vous attend`),
  preheader: (service: string): string => fr(`Dans votre compte, à propos de votre consultation ${service}.`),
  title: fr('Un message vous attend'),
  waits: (expert: string, service: string, number: string): string =>
    fr(`${expert} vous a écrit à propos de votre consultation ${service} (commande ${number}).`),
  quiet: fr(
    'Le message se lit dans votre compte, et seulement là. Répondez-y au même endroit : un e-mail en réponse à celui-ci ne lui parviendrait pas.',
  ),
  action: fr('Lire le message'),
} as const;
