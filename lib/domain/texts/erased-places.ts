import { exportHours } from '../retention.ts';
import type { Place } from './kept-places.ts';

/**
 * The places that an erasure changes, in its order: an index is erased after the data that it leads to. Typed with plain
 * spaces, for the register.
 */
export const erasable = [
  {
    name: 'Requests',
    kind: 'table',
    holds:
      'le registre des demandes : nature, dates de la demande et de la réponse ; les mots du client qui demande une correction, et la réponse',
    foundBy: "l'empreinte du compte",
    fate: 'reduced',
    stays:
      "Empreinte du compte, nature et dates, 3 ans : la preuve d'avoir répondu (RGPD, articles 5.2 et 12.3)",
  },
  {
    name: 'Exports',
    kind: 'table',
    holds: 'le dernier dossier « Mes données » demandé : dates, état, commandes',
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Archives',
    kind: 'bucket',
    holds: `ce dossier, gardé ${exportHours} heures`,
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Outbox',
    kind: 'table',
    holds:
      "les e-mails à envoyer et envoyés : identifiants, ancienne adresse après un changement ; adresse d'un compte effacé, jusqu'à l'envoi de son dernier e-mail, 7 jours au plus",
    foundBy: "compte, empreinte de l'adresse, commandes, messages",
    fate: 'deleted',
  },
  {
    name: 'Tokens',
    kind: 'table',
    holds: 'les liens envoyés : empreinte du lien, compte, adresse',
    foundBy: "compte, empreinte de l'adresse",
    fate: 'deleted',
  },
  {
    name: 'Sessions',
    kind: 'table',
    holds: 'les appareils connectés : navigateur, système, dates de la connexion et de la dernière visite',
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Connections',
    kind: 'table',
    holds: 'les pages ouvertes qui suivent une commande',
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Issues',
    kind: 'table',
    holds:
      "ce qu'un administrateur doit regarder : adresse qui ne répond pas, litige, naissance à corriger, rapport qui en répète d'autres",
    foundBy: 'compte, commandes',
    fate: 'deleted',
  },
  {
    name: 'Guidances',
    kind: 'table',
    holds: "la guidance du jour : nom, adresse, naissance, preuve de l'accord",
    foundBy: "empreinte de l'adresse",
    fate: 'reduced',
    stays:
      "Empreinte de l'adresse avec le texte et la date de l'accord, 3 ans (RGPD, articles 7.1 et 17.3.e) ; ou avec le refus d'en recevoir (article 21)",
  },
  {
    name: 'Contacts',
    kind: 'table',
    holds: 'les messages du formulaire de contact',
    foundBy: 'adresse',
    fate: 'deleted',
  },
  {
    name: 'Accesses',
    kind: 'table',
    holds: 'qui a ouvert la naissance et le rapport',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Births',
    kind: 'table',
    holds:
      'la naissance de chaque commande : date, heure, lieu, instant ; nom de la personne étudiée quand ce n’est pas le client, et la date de son accord',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Codes',
    kind: 'table',
    holds: "ce que dit le code d'authenticité d'un rapport : commande, empreinte des fichiers",
    foundBy: 'commandes',
    fate: 'reduced',
    stays:
      "Consultation, jour, version et état, sous l'empreinte du code, sans limite : aucune personne n'y est nommée",
  },
  {
    name: 'Reports',
    kind: 'bucket',
    holds: 'les rapports et les fichiers envoyés par les experts, avec toutes leurs versions',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Refunds',
    kind: 'table',
    holds: 'les remboursements : nom de la personne qui a renoncé',
    foundBy: 'commandes',
    fate: 'reduced',
    stays: 'Montants et dates, sans nom (code de commerce, article L123-22)',
  },
  {
    name: 'Parts',
    kind: 'table',
    holds: "le travail de l'expert : place du rapport, fichier envoyé, notes",
    foundBy: 'commandes',
    fate: 'reduced',
    stays: 'Service, dates et expert, 10 ans (code de commerce, article L123-22)',
  },
  {
    name: 'Drafts',
    kind: 'table',
    holds: "le rapport pendant que l'expert l'écrit, et ce qu'il était dans les dernières heures",
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Orders',
    kind: 'table',
    holds: 'les commandes : nom, adresse, services, montants',
    foundBy: 'compte',
    fate: 'reduced',
    stays:
      "D'une commande payée : nom, e-mail, services, montant et dates, 10 ans, sans naissance ni personne étudiée (code de commerce, article L123-22 ; code de la consommation, article L213-1). D'une autre : rien",
  },
  {
    name: 'Pool',
    kind: 'pool',
    holds: "l'adresse et l'empreinte du mot de passe",
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Profiles',
    kind: 'table',
    holds:
      'le profil : adresse, anciennes adresses, nom, naissance, forme d’adresse et fuseau des e-mails ; les personnes pour qui le client commande : nom, naissance, date de l’accord ; le jour d’une fermeture demandée ; la dernière politique annoncée',
    foundBy: 'compte',
    fate: 'deleted',
  },
] as const satisfies readonly Place[];

export type ErasedPlace = (typeof erasable)[number]['name'];
export const erasedPlaces: readonly ErasedPlace[] = erasable.map(({ name }) => name);
