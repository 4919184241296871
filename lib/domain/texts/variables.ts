/** What an expert writes for words that each report fills in, and what keeps them from being filled in. */
import { fr } from './typography.ts';

/** A bracket or a word longer than this is cut. */
const most = 60;
const cut = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const articles = new Map([
  ['Soleil', 'du '],
  ['Lune', 'de la '],
  ['Terre', 'de la '],
  ['Ascendant', 'de l’'],
  ['Milieu du ciel', 'du '],
  ['Nœud nord', 'du '],
  ['Nœud sud', 'du '],
]);

export const variableTexts = {
  /** Names that a dossier has with a known hour alone. */
  ofHour: ['Maison', 'Pointe', 'Ascendant', 'Milieu du ciel', 'Heure', 'Type', 'Autorité', 'Profil', 'Croix'],
  firstName: '{prénom}',
  /** «de la Lune», «d’Uranus» */
  of: (row: string) => `${articles.get(row) ?? (/^[aeiouyhéèêàœ]/iu.test(row) ? 'd’' : 'de ')}${row}`,
  unknown: (text: string) =>
    fr(`${cut(text)} : le dossier n’a aucune valeur de ce nom. Prenez-la par « @ », ou corrigez le nom.`),
  absent: (text: string) =>
    fr(`${cut(text)} : ce dossier n’a pas cette valeur, par exemple faute d’heure de naissance.`),
  ambiguous: (text: string, example: string) =>
    fr(`${cut(text)} : plusieurs valeurs ont ce nom. Dites laquelle, par exemple ${example}.`),
  waiting: (text: string) => fr(`${cut(text)} : cette variable n’est pas encore remplacée par sa valeur.`),
  third: (text: string) =>
    fr(
      `${cut(text)} : aucune forme d’adresse n’a été choisie. Ajoutez une troisième forme, par exemple [né|née|né·e].`,
    ),
  wordings: (text: string) =>
    fr(
      `${cut(text)} : un accord a deux ou trois formes, séparées par une barre : masculin, féminin, sans genre.`,
    ),
  long: fr('Un titre ou un nom de liste devient trop long une fois rempli : raccourcissez-le.'),
  broken: (around: string) => fr(`« ${cut(around)} » : une accolade ou un crochet n’est pas fermé.`),
  inSection: (problem: string, title: string) => fr(`${problem} Dans ${title}.`),
} as const;
