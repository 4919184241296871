import { fr } from '#domain/texts/typography.ts';

/** «trois», as a sentence says it; a larger number in digits. */
const small = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;
const said = (count: number): string => small[count] ?? String(count);

const sections = (count: number): string => `${count} ${count > 1 ? 'sections' : 'section'}`;
const passages = (count: number): string => `${count} ${count > 1 ? 'passages' : 'passage'}`;

/** Own passages that wait for their section: texts for experts. */
export const assemblyTexts = {
  label: 'Vos passages pour cette section',
  fitting: (count: number) =>
    fr(
      count > 1
        ? `${count} de vos passages conviennent à cette section`
        : 'Un de vos passages convient à cette section',
    ),
  all: (count: number) => `Insérer les ${said(count)}`,
  more: (count: number) => (count > 1 ? `Afficher les ${said(count)} autres` : 'Afficher l’autre'),
  inserted: (count: number) =>
    fr(
      count > 1
        ? `${passages(count)} insérés à la fin de la section.`
        : 'Passage inséré à la fin de la section.',
    ),
  open: 'Assembler le brouillon',
  explain: fr(
    'Ces passages sont les vôtres et conviennent à ce dossier. Chacun vient à la fin de sa section, avec sa marque jusqu’à ce que vous le repreniez.',
  ),
  insert: (count: number) => fr(`Insérer ${passages(count)}`),
  none: fr('Choisissez au moins un passage.'),
  assembled: (count: number, places: number) =>
    fr(
      `${passages(count)} ${count > 1 ? 'insérés' : 'inséré'} dans ${sections(places)}, à relire un par un.`,
    ),
  undo: 'Les retirer',
  undone: 'Passages retirés',
  kept: (count: number) =>
    fr(
      count > 1
        ? `${sections(count)} que vous avez reprises depuis gardent leur texte.`
        : 'Une section que vous avez reprise depuis garde son texte.',
    ),
} as const;
