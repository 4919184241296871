import type { Animal, Element } from '../sky/facts.ts';

/** With the article that follows «jour». */
export const dayOfAnimal: Readonly<Record<Animal, string>> = {
  rat: 'jour du Rat',
  ox: 'jour du Bœuf',
  tiger: 'jour du Tigre',
  rabbit: 'jour du Lapin',
  dragon: 'jour du Dragon',
  snake: 'jour du Serpent',
  horse: 'jour du Cheval',
  goat: 'jour de la Chèvre',
  monkey: 'jour du Singe',
  rooster: 'jour du Coq',
  dog: 'jour du Chien',
  pig: 'jour du Cochon',
};

/** The meaning of each of the twelve days, alternating between two cycles. */
export const animalWords: Readonly<Record<Animal, readonly [string, string]>> = {
  rat: [
    'L’ingéniosité trouve un passage là où l’on voyait un mur.',
    'Une petite réserve faite aujourd’hui servira sans qu’on y pense.',
  ],
  ox: [
    'Le sillon se trace droit, sans hâte et sans bruit.',
    'Ce qui est lourd se porte mieux d’un pas égal.',
  ],
  tiger: [
    'Le courage a de l’allure quand il connaît la douceur.',
    'Une entrée franche vaut mieux qu’une longue antichambre.',
  ],
  rabbit: [
    'La délicatesse obtient ce que l’insistance retarde.',
    'Un coin tranquille et une bonne tasse : le monde peut attendre.',
  ],
  dragon: [
    'Voyez l’ensemble avant le détail, comme on survole une rivière.',
    'Une idée généreuse aime être dite à voix haute.',
  ],
  snake: [
    'Observez longtemps, parlez peu, et juste.',
    'Ce qui mue n’est pas perdu : c’est devenu trop étroit.',
  ],
  horse: [
    'L’espace appelle ; une sortie change le cours des pensées.',
    'L’enthousiasme court devant, laissez-lui la bride et gardez les rênes.',
  ],
  goat: [
    'La journée aime les belles matières et les voix calmes.',
    'On avance mieux en compagnie, même sans parler.',
  ],
  monkey: [
    'Un détour amusant mène parfois plus vite au but.',
    'La curiosité ouvre la boîte, l’adresse la referme.',
  ],
  rooster: [
    'L’ordre du matin vaut pour toute la journée.',
    'Une tenue soignée, une phrase nette : la précision est une élégance.',
  ],
  dog: ['La fidélité se montre aux petites heures.', 'Tenez-vous du côté de qui a besoin d’un allié.'],
  pig: [
    'La bonne chère et la bonne foi font bon ménage.',
    'La générosité d’aujourd’hui n’attend rien, et c’est sa force.',
  ],
};

/** The stem of the day: each element with yang, then yin. */
export const elementWords: Readonly<Record<Element, readonly [string, string]>> = {
  wood: ['Comme un arbre, le jour pousse droit.', 'Comme une liane, le jour avance en contournant.'],
  fire: ['Comme un grand feu, le jour se voit de loin.', 'Comme une lampe, le jour éclaire de près.'],
  earth: [
    'Comme une montagne, le jour ne se presse pas.',
    'Comme un jardin, le jour rend ce qu’on lui donne.',
  ],
  metal: ['Comme une lame bien trempée, le jour est net.', 'Comme un bijou, le jour a le goût du détail.'],
  water: ['Comme un fleuve, le jour trouve son chemin.', 'Comme une pluie fine, le jour agit sans bruit.'],
};

/** The animals with their article. */
export const animalNames: Readonly<Record<Animal, string>> = {
  rat: 'le Rat',
  ox: 'le Bœuf',
  tiger: 'le Tigre',
  rabbit: 'le Lapin',
  dragon: 'le Dragon',
  snake: 'le Serpent',
  horse: 'le Cheval',
  goat: 'la Chèvre',
  monkey: 'le Singe',
  rooster: 'le Coq',
  dog: 'le Chien',
  pig: 'le Cochon',
};

/** The relation of today's animal to that of the birth, for «le» and for «la». */
type Relation = readonly [masculine: string, feminine: string];
export type Step = { readonly is: Relation; readonly words: readonly [string, string] };

const neighbour: Relation = ['un voisin', 'une voisine'];
const ally: Relation = ['un allié', 'une alliée'];
const challenger: Relation = ['un contradicteur', 'une contradictrice'];
const quiet: Relation = ['un compagnon discret', 'une compagne discrète'];

/** By the branches from the animal of the birth day to today's, 0 to 11, alternating between two cycles. */
export const steps: readonly Step[] = [
  {
    is: ['de retour', 'de retour'],
    words: ['vous êtes en terrain connu.', 'faites les choses à votre manière.'],
  },
  {
    is: ['un relais', 'un relais'],
    words: ['recueillez ce que vous avez semé hier.', 'laissez-vous porter un peu.'],
  },
  {
    is: neighbour,
    words: ['élargissez le cercle.', 'une curiosité vous cherche, répondez-lui.'],
  },
  {
    is: challenger,
    words: ['une friction légère aiguise l’attention.', 'les pas diffèrent, accordez-vous sur le but.'],
  },
  { is: ally, words: ['l’entente vient sans effort.', 'proposez votre projet du jour.'] },
  { is: quiet, words: ['rien d’hostile, chacun son ouvrage.', 'la politesse fait merveille.'] },
  {
    is: ['un vis-à-vis', 'un vis-à-vis'],
    words: [
      'le mouvement est grand, choisissez où le mettre.',
      'ce qui vous agace a quelque chose à vous apprendre.',
    ],
  },
  {
    is: quiet,
    words: ['la tension retombe, l’idée reste.', 'le champ est libre, profitez-en pour ranger.'],
  },
  {
    is: ally,
    words: ['une aide est à portée de voix.', 'le travail à plusieurs vous réussit.'],
  },
  {
    is: challenger,
    words: ['variez la méthode plutôt que le but.', 'une question se pose, et elle est bonne.'],
  },
  { is: neighbour, words: ['préparez le terrain.', 'on vous fait signe de venir.'] },
  {
    is: ['un éclaireur', 'une éclaireuse'],
    words: [
      'encore une veille, demain vous reconnaîtrez les lieux.',
      'la porte est ouverte ; prenez votre temps pour entrer.',
    ],
  },
];

/** The six traditional pairs of harmony (六合). */
export const harmony: Step = {
  is: ['un ami secret', 'une amie secrète'],
  words: ['une rencontre juste est possible.', 'la journée se prête aux ententes.'],
};

export const elementNames: Readonly<Record<Element, string>> = {
  wood: 'Bois',
  fire: 'Feu',
  earth: 'Terre',
  metal: 'Métal',
  water: 'Eau',
};
