import { fr } from '#domain/texts/typography.ts';

export const authenticityTexts = {
  title: 'Ce rapport vient-il',
  second: fr('de chez nous ?'),
  lede: fr(
    'Chaque rapport livré porte un code : à sa dernière page, ou dans le compte de son acheteur et l’e-mail de livraison. Ce code dit le jour, la consultation et la version, jamais le nom.',
  ),
  form: 'Vérifier un rapport',
  code: 'Code d’authenticité',
  codeHint: fr('Quatre groupes de quatre caractères. Majuscules, espaces et tirets sont indifférents.'),
  codeMissing: 'Saisissez le code d’authenticité.',
  check: 'Vérifier',
  needsScript: fr('La vérification demande JavaScript. Sans lui, écrivez-nous :'),
  compare: 'Comparer aussi le PDF',
  choose: 'Choisir un PDF',
  drop: 'ou déposez-le ici',
  /** Lines of their own, so that web fonts move nothing. */
  local: [fr('Le fichier n’est pas envoyé.'), fr('Votre navigateur en compare l’empreinte.')],
  reading: 'Lecture du fichier…',
  unread: 'Ce fichier n’a pas pu être lu.',
  chosen: (name: string) => fr(`Fichier : ${name}`),
  remove: 'Retirer le fichier',
  checking: 'Vérification…',
  failed: 'La vérification n’a pas pu se faire',
  offline: fr('La vérification demande une connexion ; le fichier reste chez vous.'),
  unknown: 'Aucun rapport ne porte ce code',
  result: 'Résultat',
} as const;
