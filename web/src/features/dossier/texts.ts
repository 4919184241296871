/** The dossier on a page: its buttons, its states and its choices. */
import { systemNames } from '#domain/texts/dossier.ts';
import { fr } from '#domain/texts/typography.ts';

export const dossierTexts = {
  title: 'Dossier',
  computing: 'Calcul du thème…',
  failed: fr('Le thème n’a pas pu être calculé. La naissance reste lisible ci-dessus.'),
  unread: fr(
    'Cette commande ne dit pas à quel instant la naissance a eu lieu : son lieu n’a pas de fuseau connu. Rien n’est tracé au hasard.',
  ),
  chartless: fr('Cette consultation se fait sans thème : il n’y a rien à calculer.'),
  undated: fr('Cette commande ne porte pas de date de naissance.'),
  copy: 'Copier en texte',
  copied: (lines: number) => fr(`Dossier copié, ${lines} lignes`),
  notCopied: 'Le navigateur n’a pas permis la copie',
  print: 'Imprimer',
  decides: 'Ce que l’heure décide',
  hatched: fr('Hachuré : ce qui vaut pour l’heure donnée, marquée d’un trait.'),
  states: { certain: 'Certain', likely: 'À dire avec réserve', absent: 'Non calculé' },
  remembered: fr(
    'Vos choix valent pour toute la consultation : dossier, rédaction, pages et rapport imprimé.',
  ),
  retrograde: 'rétrograde',
  near: 'près d’une limite',
  keys: [
    'Personnalité, trait plein',
    'Design, trait double',
    'Les deux, trait triple',
    'Centre défini, hachuré',
  ],
  choices: {
    offset: 'Décalage',
    houses: 'Maisons',
    aspects: 'Aspects',
    orbs: 'Orbes',
    clock: 'Heure du pilier',
    change: 'Le jour change à',
    luck: 'Piliers de chance',
    vowel: 'Lettre Y',
  },
  options: {
    ...systemNames,
    major: 'Majeurs',
    minor: 'Avec mineurs',
    usual: 'Usuels',
    narrow: 'Serrés',
    wide: 'Larges',
    sun: 'Soleil vrai',
    clock: 'Horloge',
    '23': fr('23 h'),
    '0': fr('0 h'),
    woman: 'Femme',
    man: 'Homme',
    both: 'Les deux',
    auto: 'Selon sa place',
    vowel: 'Voyelle',
    consonant: 'Consonne',
  },
  severalOffsets: fr(
    'Deux instants sont possibles et personne n’a choisi. Un décalage choisi ici est le vôtre, pas celui de la commande.',
  ),
} as const;

/** What a choice about the chart contradicts in the report. */
export const contradictionTexts = {
  none: fr('Choix enregistré. Aucune phrase du rapport ne le contredit.'),
  found: (count: number) =>
    fr(
      count > 1
        ? `Choix enregistré. Il contredit ${count} phrases du rapport :`
        : 'Choix enregistré. Il contredit une phrase du rapport :',
    ),
  entry: (title: string, about: string, said: string, is: string | undefined, isTyped: boolean) => {
    const now = is === undefined ? 'le dossier ne le dit plus' : `le dossier dit ${is}`;
    return fr(`${title}. ${about} : ${isTyped ? 'écrit' : 'inséré'} ${said}, ${now}.`);
  },
} as const;
