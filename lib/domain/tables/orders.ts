import { accountingSpan } from '../texts/spans.ts';
import type { TableEntry } from './entry.ts';

/** All rows of an order must fit together. */
const withItsOrder = 'Restore all tables of an order to the same instant.';

/** What belongs to an order. */
export const orderTables = {
  orders: {
    about: 'an order from pending to refunded; a version that grows with each change',
    key: ['id'],
    indexes: {
      'by-user': ['user_id', 'created_at'],
      awaiting: ['awaiting', 'created_at'],
      // All orders have the same currency: the administrators find one by its number, or list them by date.
      'by-number': ['currency', 'id'],
      'by-date': ['currency', 'created_at'],
      keeping: ['keeping', 'created_at'],
    },
    expires: true,
    streams: true,
    restore: withItsOrder,
    isAccounting: true,
    holds: 'les commandes : nom, adresse, services, montants',
    foundBy: 'compte',
    fate: 'reduced',
    stays: `D'une commande payée : nom, e-mail, services, montant et dates, ${accountingSpan}, sans naissance ni personne étudiée (code de commerce, article L. 123-22). D'une autre : rien`,
    exported: { in: 'order', file: 'commande', title: 'Votre commande' },
  },
  births: {
    about: 'the birth of each order, apart from what accounting keeps',
    key: ['order_id'],
    expires: true,
    restore: withItsOrder,
    holds:
      'la naissance de chaque commande : date, heure, lieu, instant ; nom de la personne étudiée quand ce n’est pas le client, et la date où le client a déclaré son accord',
    foundBy: 'commandes',
    fate: 'deleted',
    exported: { in: 'order', file: 'naissance', title: 'La naissance étudiée' },
  },
  parts: {
    about: 'what one expert writes',
    key: ['order_id', 'service'],
    indexes: { queue: ['queue', 'due_at'], 'by-delivery': ['service', 'delivered_at'] },
    expires: true,
    restore: withItsOrder,
    isAccounting: true,
    holds: "le travail de l'expert : place du rapport, fichier envoyé, choix du thème, notes",
    foundBy: 'commandes',
    fate: 'reduced',
    stays: `Service, dates et expert, ${accountingSpan} (code de commerce, article L. 123-22)`,
    exported: { in: 'order', file: 'consultations', title: 'Le travail des experts et leurs notes' },
  },
  drafts: {
    about:
      'a report while it is written: outline, sections, and the states of a day; which colleague reads it, and the comments',
    key: ['part', 'entry'],
    indexes: { readings: ['reading', 'asked_at'] },
    expires: true,
    restore: withItsOrder,
    holds:
      "le rapport pendant que l'expert l'écrit, et ce qu'il était dans les dernières heures ; le collègue à qui l'expert demande de le relire, et ses commentaires, jusqu'à la fin de la relecture",
    foundBy: 'commandes',
    fate: 'deleted',
    exported: { in: 'order', file: 'redaction', title: 'Le rapport pendant qu’un expert l’écrit' },
  },
  threads: {
    about:
      'what customer and expert wrote to each other about a part: an entry for each event, beginning with the words of the customer',
    key: ['part', 'entry'],
    expires: true,
    streams: true,
    restore: withItsOrder,
    holds:
      "ce que le client a confié à l'expert, et son accord : texte de l'accord, date, retrait ; les messages du client et de l'expert, les questions de l'expert et leurs réponses, les demandes de correction, les questions en marge du rapport et leurs réponses, avec le nom de qui écrit",
    foundBy: 'commandes',
    fate: 'deleted',
    exported: { in: 'order', file: 'echange', title: 'Ce que vous et vos experts vous êtes écrit' },
  },
  accesses: {
    about: 'who opened birth data and reports',
    key: ['order_id', 'entry'],
    indexes: { 'by-reader': ['who', 'entry'] },
    expires: true,
    restore: withItsOrder,
    holds: 'qui a ouvert la naissance et le rapport',
    foundBy: 'commandes',
    fate: 'deleted',
    exported: { in: 'order', file: 'acces', title: 'Qui a consulté vos données' },
  },
  refunds: {
    about: 'refunds of every origin, and withdrawals',
    key: ['order_id', 'id'],
    indexes: { awaiting: ['awaiting', 'requested_at'] },
    expires: true,
    restore: withItsOrder,
    isAccounting: true,
    holds:
      "les remboursements : nom de la personne qui a renoncé ; raison qu'un administrateur a écrite, et son nom",
    foundBy: 'commandes',
    fate: 'reduced',
    stays: `Montants, dates et administrateur qui l'a demandé, ${accountingSpan}, sans le nom du client ni la raison (code de commerce, article L. 123-22)`,
    exported: { in: 'order', file: 'remboursements', title: 'Vos remboursements' },
  },
  codes: {
    about: 'what was delivered under the code of a report; the code is hashed',
    key: ['code'],
    indexes: { 'by-order': ['order_id'] },
    restore: 'Restore it to the newest instant: a version delivered after it says that its code is unknown.',
    isAccounting: true,
    holds:
      "ce que dit le code d'authenticité d'un rapport : commande, empreinte des fichiers, ce que son expert montre de l'écriture",
    foundBy: 'commandes',
    fate: 'reduced',
    stays:
      "Consultation, jour, version et état, sous l'empreinte du code, sans limite : aucune personne n'y est nommée",
    exported: { in: 'order', file: 'authenticite', title: 'Les codes d’authenticité de vos rapports' },
  },
} as const satisfies Readonly<Record<string, TableEntry>>;
