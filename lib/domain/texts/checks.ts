/** The findings of the checks before «Livrer». */
import { fr } from './typography.ts';

const some = (count: number, one: string, more: string): string => `${count} ${count > 1 ? more : one}`;

const sentences = (count: number): string => some(count, 'phrase', 'phrases');

/** «1 %»; what is more than nothing is never nothing. */
const share = (percent: number): string =>
  percent > 0 && percent < 1 ? '< 1 %' : `${Math.round(percent)} %`;

const ordinals = [
  ...['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'],
  ...['septième', 'huitième', 'neuvième', 'dixième', 'onzième', 'douzième'],
];
const housesNamed = (number: string, place: number): string[] => [
  ...[
    `maison ${number}`,
    `maison ${place}`,
    `${ordinals[place - 1]} maison`,
    `maison ${ordinals[place - 1]}`,
  ],
  ...(place === 1 ? ['1re maison', '1ère maison'] : [`${place}e maison`, `${place}ème maison`]),
];

/** How an expert writes a house: as the place of a body («en V») or for itself. */
export const houseWords = {
  column: 'Maison',
  named: housesNamed,
  said: (number: string, place: number) => [...housesNamed(number, place), `en ${number}`],
} as const;

/** How an expert names a pillar, which is a column of its table. */
export const pillarWords = {
  table: 'piliers',
  names: (column: string) => [`pilier du ${column}`, `pilier de l’${column}`, `pilier ${column}`],
} as const;

export const checkTexts = {
  empty: (title: string) => fr(`Section vide : ${title}`),
  missing: (title: string) => fr(`Section manquante : ${title}`),
  unexplained: (title: string) => fr(`Section retirée sans dire pourquoi : ${title}`),
  blankQuestion: (title: string) => fr(`Question sans texte : ${title}`),
  twice: (count: number, title: string) =>
    fr(`${count > 1 ? `${count} paragraphes écrits` : 'Paragraphe écrit'} deux fois : ${title}`),
  nothing: fr('Rapport vide : rien n’est encore écrit'),
  value: (name: string, title: string) => fr(`Valeur étrangère à ce dossier : ${name}, dans ${title}`),
  contradiction: (about: string, said: string, is: string | undefined, title: string) =>
    fr(
      is === undefined
        ? `Contraire au thème : ${about} ${said}, dans ${title}`
        : `Contraire au thème : ${about} ${said} au lieu de ${is}, dans ${title}`,
    ),
  firstName: (name: string) => fr(`Prénom absent du texte : ${name}`),
  otherName: (name: string) => fr(`Nom d’une autre consultation : ${name}`),
  otherBirth: (date: string) => fr(`Naissance d’une autre consultation : ${date}`),
  passage: (title: string) => fr(`Passage à reprendre : ${title}`),
  /** A passage that its expert has removed since. */
  unknownPassage: (title: string) => `sans titre, dans ${title}`,
  length: (pages: number, { min, max }: { min: number; max: number }) =>
    fr(`Longueur : ${some(pages, 'page', 'pages')}, ${min} à ${max} promises`),
  same: (copied: number, of: number, percent: number) =>
    fr(`Déjà écrit ailleurs : ${sentences(copied)} sur ${of}, ${share(percent)}`),
  sameIn: (copied: number, title: string) => fr(`Déjà écrit ailleurs, ${sentences(copied)} : ${title}`),
  passages: (count: number, of: number) => fr(`De vos passages : ${sentences(count)} sur ${of}`),
  signs: (signs: string, title: string) => fr(`${signs} dans ${title}`),
  /** Where something leaves a page that is no section's. */
  around: 'Couverture, sommaire ou dernière page',
  untitled: 'une section sans titre',
} as const;
