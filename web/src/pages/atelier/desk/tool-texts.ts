/** Tools of the writing desk: texts for experts. */
import { fr } from '#domain/texts/typography.ts';
import { counted } from './texts.ts';

/** Find and replace in the whole report: texts for experts. */
export const findTexts = {
  title: 'Chercher dans le rapport',
  sought: 'Mots à chercher',
  whole: 'Mots entiers',
  hasCase: fr('Majuscules et minuscules'),
  words: 'Remplacer par',
  wordsHint: fr('Vide : les mots trouvés sont retirés.'),
  intro: fr('Dans le texte de toutes les sections, hors valeurs du dossier.'),
  found: (count: number, sections: number) =>
    count === 0
      ? 'Rien trouvé'
      : fr(`${counted(count, 'endroit', 'endroits')} dans ${counted(sections, 'section', 'sections')}`),
  replace: 'Remplacer',
  replaceAll: (count: number) => (count > 1 ? fr(`Remplacer les ${count}`) : 'Remplacer'),
  replaced: (count: number) => counted(count, 'remplacement fait', 'remplacements faits'),
  takeBack: 'Annuler ce remplacement',
} as const;

/** The keys of the desk: each with what it does. */
export const shortcutTexts = {
  title: 'Raccourcis du clavier',
  open: 'Raccourcis',
  groups: [
    {
      title: 'Écrire',
      keys: [
        { keys: ['@'], does: 'Insérer une valeur du dossier' },
        { keys: ['/'], does: 'Insérer un passage' },
        { keys: ['Ctrl', 'I'], does: 'Italique' },
        { keys: ['Ctrl', 'Alt', '2'], does: 'Titre' },
        { keys: ['Ctrl', 'Alt', '3'], does: 'Citation' },
        { keys: ['Ctrl', 'Z'], does: 'Annuler' },
        { keys: ['Ctrl', 'Maj', 'Z'], does: 'Rétablir' },
      ],
    },
    {
      title: 'Preuve proposée',
      keys: [
        { keys: ['Tab'], does: 'La mettre en marge' },
        { keys: ['↓'], does: fr('La suivante, en fin de paragraphe') },
        { keys: ['Échap'], does: fr('L’écarter : Tab quitte alors le texte') },
      ],
    },
    {
      title: 'Se déplacer',
      keys: [
        { keys: ['Alt', '↑'], does: 'Section précédente' },
        { keys: ['Alt', '↓'], does: 'Section suivante' },
        { keys: ['F6'], does: fr('Plan, texte, panneau, état : le suivant') },
        { keys: ['←', '→'], does: fr('Dans le dessin : d’une pièce à l’autre') },
        { keys: ['Échap'], does: 'Revenir au texte' },
        { keys: ['Ctrl', 'Maj', 'F'], does: 'Chercher dans le rapport' },
        { keys: ['Ctrl', 'Alt', '1'], does: 'Renommer la section' },
        { keys: ['?'], does: fr('Cette liste, hors du texte') },
      ],
    },
  ],
} as const;

/** Words that each report fills in: texts for experts. */
export const variableTexts = {
  title: 'Variables et accords',
  count: (count: number) =>
    fr(`${counted(count, 'mot à compléter', 'mots à compléter')} : la livraison attend.`),
  hint: fr(
    '{prénom}, {signe}, {degré}, {maison} prennent les valeurs de chaque dossier ; [né|née|né·e] s’accorde avec son client.',
  ),
} as const;

export const reviewTexts = {
  all: (count: number) =>
    count > 1 ? fr(`Marquer les ${count} passages comme relus`) : 'Marquer le passage comme relu',
} as const;
