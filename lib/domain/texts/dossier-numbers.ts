/** The numbers of a dossier. */
import { fr } from './typography.ts';

export const numbersTexts = {
  numbers: { title: 'Les nombres', columns: ['Nombre', 'Calcul', 'Valeur'] },
  lifePath: 'Chemin de vie',
  expression: 'Expression',
  intime: 'Intime',
  realisation: 'Réalisation',
  actif: 'Actif',
  hereditaire: 'Héréditaire',
  personalYears: ['Année personnelle', 'Année personnelle suivante'],
  cycles: { title: 'Cycles de vie', columns: ['Cycle', 'Âges', 'Calcul', 'Valeur'] },
  cycle: (index: number) => `${index}${index === 1 ? 'er' : 'e'} cycle`,
  ages: (from: number, to: number | undefined) =>
    fr(to === undefined ? `à partir de ${from} ans` : `de ${from} à ${to} ans`),
  inclusion: { title: 'Grille d’inclusion', columns: ['Nombre', 'Lettres'] },
  inclusionHint: 'Un point par lettre du nom.',
  caption: fr(
    'Convention de la maison : on additionne tout avant de réduire ; 11 et 22 restent entiers, sauf dans l’année personnelle et les cycles ; l’année personnelle commence le 1er janvier ; le nombre actif est celui du prénom usuel.',
  ),
  vowels: {
    auto: 'Y compte comme consonne à côté d’une voyelle, sinon comme voyelle.',
    vowel: 'Y compte comme voyelle.',
    consonant: 'Y compte comme consonne.',
  },
  certain: fr('Chemin de vie, année personnelle et cycles : l’heure n’entre dans aucun calcul.'),
  civil: (name: string) =>
    fr(`Nombres du nom, calculés sur « ${name} », prénoms de l’acte et nom de naissance.`),
  uncounted: (name: string) =>
    fr(
      `Nombres du nom : « ${name} » a des lettres qui ne sont pas dans la table. Demandez ce nom en lettres latines.`,
    ),
  likely: (name: string) =>
    fr(
      `Nombres du nom, calculés sur « ${name} » comme écrit dans la commande : d’autres prénoms de l’état civil ou un autre nom de naissance les changeraient.`,
    ),
} as const;
