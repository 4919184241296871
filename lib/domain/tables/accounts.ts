import type { TableEntry } from './entry.ts';

/** What belongs to a customer's account or address. */
export const accountTables = {
  profiles: {
    about: "a customer's account, with the other persons it orders for",
    key: ['user_id'],
    indexes: { 'by-month': ['seen'], closing: ['closing', 'closes_at'] },
    restore: 'Restore the lost rows.',
    holds:
      'le profil : adresse, anciennes adresses, nom, naissance, forme d’adresse et fuseau des e-mails ; les personnes pour qui le client commande : nom, naissance, date de la déclaration de leur accord ; le jour d’une fermeture demandée ; la dernière politique annoncée',
    foundBy: 'compte',
    fate: 'deleted',
    exported: {
      in: 'account',
      file: 'profil',
      title: 'Votre profil, et les personnes pour qui vous commandez',
    },
  },
  outbox: {
    about: 'each mail, once',
    key: ['id'],
    indexes: { due: ['state', 'next_at'], 'by-owner': ['owner'] },
    expires: true,
    streams: true,
    restore: 'Only if you must: a new row sends a mail, unless its state is `sent`.',
    holds:
      "les e-mails à envoyer et envoyés : identifiants, ancienne adresse après un changement ; adresse d'un compte effacé, jusqu'à l'envoi de son dernier e-mail, 7 jours au plus",
    foundBy: "empreinte du compte ou de l'adresse",
    fate: 'deleted',
    exported: {
      in: 'account',
      file: 'e-mails',
      title: 'Les e-mails qui vous ont été envoyés ces 90 derniers jours',
    },
  },
  tokens: {
    about: 'secrets of links and tickets, hashed',
    key: ['hash'],
    indexes: { 'by-owner': ['owner'] },
    expires: true,
    restore: 'Never: visitors ask for a new link.',
    holds:
      'les liens envoyés : empreinte du lien, compte, adresse ; ceux des personnes étudiées : empreinte de leur nom',
    foundBy: "empreinte du compte ou de l'adresse",
    fate: 'deleted',
    exported: { in: 'account', file: 'liens', title: 'Les liens des e-mails, sous leur empreinte' },
  },
  sessions: {
    about: 'where each account is signed in: browser, system, dates; the session is hashed',
    key: ['user_id', 'session'],
    expires: true,
    restore: 'Never: the next visit lists its device.',
    holds: 'les appareils connectés : navigateur, système, dates de la connexion et de la dernière visite',
    foundBy: 'compte',
    fate: 'deleted',
    exported: { in: 'account', file: 'appareils', title: 'Où votre compte est connecté' },
  },
  connections: {
    about: 'open sockets',
    key: ['connection_id'],
    indexes: { 'by-user': ['user_id', 'connected_at'] },
    expires: true,
    restore: 'Never: a socket opens again by itself.',
    holds: 'les pages ouvertes qui suivent une commande',
    foundBy: 'compte',
    fate: 'deleted',
    exported: {
      in: 'account',
      file: 'pages-ouvertes',
      title: 'Les pages ouvertes qui suivent vos commandes',
    },
  },
  guidances: {
    about: 'consents and guidances sent, by the hash of the address',
    key: ['address', 'entry'],
    expires: true,
    restore: 'Restore the lost rows.',
    holds: "la guidance du jour : nom, adresse, naissance, preuve de l'accord",
    foundBy: "empreinte de l'adresse",
    fate: 'reduced',
    stays:
      "Empreinte de l'adresse avec le texte et la date de l'accord, 3 ans (RGPD, articles 7.1 et 17.3.e) ; ou avec le refus d'en recevoir (article 21)",
    exported: { in: 'account', file: 'guidances', title: 'La guidance du jour et vos accords' },
  },
  contacts: {
    about: 'messages of the contact form',
    key: ['id'],
    indexes: { 'by-owner': ['owner'] },
    expires: true,
    restore: 'Restore the lost rows.',
    holds: 'les messages du formulaire de contact',
    foundBy: "empreinte de l'adresse",
    fate: 'deleted',
    exported: { in: 'account', file: 'messages', title: 'Vos messages' },
  },
  requests: {
    about:
      "the register of requests about personal data, under the hash of an account's id, or of a person studied; what is asked in words, who has read it, and the answer, until the erasure",
    key: ['who', 'id'],
    indexes: { 'by-state': ['state', 'asked_at'] },
    expires: true,
    restore:
      'Restore the lost rows: they prove that requests were answered. Those in words of somebody who was erased since stay lost.',
    holds:
      'le registre des demandes : nature, dates de la demande et de la réponse ; les mots de qui demande une correction ou une limitation, ou s’oppose, client ou personne étudiée, qui les a lus, et la réponse',
    foundBy: "l'empreinte du compte",
    fate: 'reduced',
    stays:
      "Empreinte du compte, nature et dates, 3 ans : la preuve d'avoir répondu (RGPD, articles 5.2 et 12.3)",
    exported: {
      in: 'account',
      file: 'demandes',
      title: 'Vos demandes sur vos données, et nos réponses',
    },
  },
  exports: {
    about: 'the last export of each account; the archive lies in the bucket of the archives for a day',
    key: ['user_id'],
    expires: true,
    restore: 'Not needed: the customer asks again.',
    holds: 'le dernier dossier « Mes données » demandé : dates, état, commandes',
    foundBy: 'compte',
    fate: 'deleted',
    exported: { in: 'account', file: 'dossier', title: 'Le dernier dossier de vos données' },
  },
} as const satisfies Readonly<Record<string, TableEntry>>;
