import type { Block, Run, Section } from '#domain/report/document.ts';
import type { Outline } from '#domain/report/draft.ts';
import { fr } from '#domain/texts/typography.ts';

/** The half of a Western report that the seeded expert has written for the seeded customer. */

/** Takes the text of a cell from the dossier. */
export type Cell = (reference: string) => string;

const paragraph = (runs: readonly Run[], proof: readonly string[] = [], passage?: string): Block => ({
  kind: 'paragraph',
  runs: runs.map((run) => (typeof run === 'string' ? fr(run) : run)),
  ...(proof.length > 0 && { proof: [...proof] }),
  ...(passage && { passage }),
});

const letter: Section = {
  id: 'lettre',
  kind: 'letter',
  title: 'Bonjour Camille,',
  second: '',
  blocks: [
    paragraph([
      "Vous êtes née un jeudi de juin, à l'heure où l'on ouvre les volets. À Saint-Denis, c'était le jour le plus court de l'année ; de l'autre côté du monde, le plus long. Votre Soleil se tient sur cette charnière : il lui manquait un demi-degré pour changer de signe.",
    ]),
    paragraph([
      "J'ai lu votre thème en partant de là. Vous ne trouverez ici ni date à craindre ni caractère tout fait : seulement ce que la carte montre, et la manière dont je le comprends. En marge de chaque paragraphe se tient la position qui me l'a fait écrire.",
    ]),
    paragraph([
      "Si une phrase ne vous ressemble pas, regardez en face. Vous saurez d'où elle vient, et vous pourrez la laisser en connaissance de cause.",
    ]),
  ],
};

const sky: Section = {
  id: 'ciel',
  kind: 'plate',
  title: 'Votre ciel',
  second: 'de naissance',
  blocks: [
    {
      kind: 'figure',
      figure: 0,
      caption: [fr("L'Ascendant est à gauche, le Milieu du ciel en haut. Le Soleil vient de se lever.")],
    },
  ],
};

const three = (cell: Cell): Section => {
  const value = (reference: string): Run => ({ value: reference, text: cell(reference) });
  return {
    id: 'trois',
    kind: 'chapter',
    title: 'Le Soleil, la Lune,',
    second: fr("et l'Ascendant"),
    blocks: [
      paragraph(
        [
          'Votre Soleil est en ',
          value('positions/Soleil/Signe'),
          ', à ',
          value('positions/Soleil/Degré'),
          " : le tout dernier degré du signe. Les Gémeaux relient, comparent, traduisent ; à ce degré-là, ils ont déjà tout entendu une fois. On attend de vous de la légèreté, et vous en avez ; mais elle sert à porter quelque chose. Dans la douzième maison, ce que vous comprenez le mieux se comprend d'abord seule, avant d'être dit.",
        ],
        ['positions/Soleil'],
      ),
      paragraph(
        [
          'La Lune est elle aussi en ',
          value('positions/Lune/Signe'),
          ', dans la maison des amis et des projets. Deux fois le même signe, ce sont deux voix qui se répondent : une tête qui pense et une humeur qui pense encore. Vous vous apaisez en parlant, ou en écrivant à quelqu’un qui comprend vite. Le silence des autres vous inquiète plus que leurs reproches.',
        ],
        ['positions/Lune'],
        'lune-gemeaux',
      ),
      { kind: 'subtitle', text: fr("L'Ascendant, ou la porte d'entrée") },
      paragraph(
        [
          'Le signe qui se levait est le ',
          value('positions/Ascendant/Signe'),
          ", et Jupiter vient juste derrière lui. C'est la part de vous que l'on rencontre en premier : un accueil. On entre chez vous facilement, on y mange bien, on y raconte sa vie. La tradition l'y dit exalté ; il donne sans compter, et il faut parfois compter pour lui.",
        ],
        ['positions/Ascendant', 'positions/Jupiter'],
      ),
      { kind: 'quote', lines: [['On entre chez vous facilement.'], ['Vous en sortez moins souvent.']] },
    ],
  };
};

/** Left in the middle of a sentence, as a pause leaves it. */
const planets = (cell: Cell): Section => {
  const value = (reference: string): Run => ({ value: reference, text: cell(reference) });
  return {
    id: 'planetes',
    kind: 'chapter',
    title: 'Les planètes,',
    second: 'une à une',
    blocks: [
      paragraph(
        [
          'Mercure est chez lui, en ',
          value('positions/Mercure/Signe'),
          ', et Vénus aussi, en ',
          value('positions/Vénus/Signe'),
          ". L'un parle, l'autre choisit. Entre les deux il n'y a pas de dispute, seulement une différence de vitesse : vous trouvez les mots avant de savoir ce que vous voulez, et",
        ],
        ['positions/Mercure', 'positions/Vénus'],
      ),
    ],
  };
};

export const seededOutline: Outline = {
  order: ['lettre', 'ciel', 'trois', 'planetes', 'maisons', 'aspects', 'annee'],
  removed: [],
};

export const seededSections = (cell: Cell): readonly Section[] => [letter, sky, three(cell), planets(cell)];
