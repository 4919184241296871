import type { Discipline } from '#domain/catalogue.ts';
import { soleSigner } from '#domain/texts/signed-by.ts';
import { fr } from '#domain/texts/typography.ts';

/** Who reads; before the consultation is taken, its only expert, or nobody by name. */
export const readerOf = (service: Discipline, expert: string | undefined): string =>
  expert ?? soleSigner(service) ?? 'votre expert';

export const conversationTexts = {
  title: 'Conversation',
  with: (name: string) => fr(`avec ${name}`),
  back: 'Mes commandes',
  order: 'La commande',
  number: (number: string) => `Commande ${number}`,
  placed: (at: string) => fr(`Passée le ${at}`),
  promised: fr('Chez vous au plus tard le'),
  delivered: (day: string) => fr(`Livrée le ${day}`),
  paid: (time: string) => fr(`Commande payée à ${time}.`),
  taken: (name: string, time: string) => fr(`${name} a pris votre consultation à ${time}.`),
  takenOver: (name: string, time: string) =>
    fr(`${name} a repris votre consultation à ${time}, avec cette conversation.`),
  done: (time: string) => fr(`Votre rapport est livré à ${time}.`),
  words: fr('Ce qui vous amène, confié avant la prise en charge'),
  withdrawn: fr('Vous avez retiré ce qui vous amène : ces mots sont effacés.'),
  label: (name: string) => fr(`Écrire à ${name}`),
  hint: fr('Lu par votre expert, et par personne d’autre.'),
  empty: fr('Rien à se dire pour le moment. Une question ? Votre expert vous lira ici.'),
  until: (day: string) => fr(`Cette conversation reste ouverte jusqu’au ${day}.`),
  error: fr('Une erreur de notre fait se signale toujours :'),
  correct: 'demander une correction',
  report: 'nous écrire',
  refunded: fr('Cette consultation est remboursée : la conversation se lit, et ne continue plus.'),
  renounced: fr('Vous avez renoncé à cette consultation : la conversation se lit, et ne continue plus.'),
  missing: fr("Cette conversation n'existe pas pour votre compte. Ouvrez-la depuis l'une de vos commandes."),
  signIn: 'Connectez-vous pour ouvrir cette conversation.',
  expired: fr('Votre session a expiré. Connectez-vous pour ouvrir cette conversation.'),
} as const;
