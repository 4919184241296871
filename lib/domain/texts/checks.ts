/** The findings of the checks before «Livrer». */
import { fr } from './typography.ts';

const some = (count: number, one: string, more: string): string => `${count} ${count > 1 ? more : one}`;

const sentences = (count: number): string => some(count, 'phrase', 'phrases');

/** «1 %»; what is more than nothing is never nothing. */
const share = (percent: number): string =>
  percent > 0 && percent < 1 ? '< 1 %' : `${Math.round(percent)} %`;

export const checkTexts = {
  empty: (title: string) => fr(`Section vide : ${title}`),
  missing: (title: string) => fr(`Section manquante : ${title}`),
  unexplained: (title: string) => fr(`Section retirée sans dire pourquoi : ${title}`),
  blankQuestion: (title: string) => fr(`Question sans texte : ${title}`),
  nothing: fr('Rapport vide : rien n’est encore écrit'),
  value: (name: string, title: string) => fr(`Valeur étrangère à ce dossier : ${name}, dans ${title}`),
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
