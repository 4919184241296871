import type { Animal, Element } from '../sky/facts.ts';

/** With the article that «jour» asks for. */
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

/** What each day of the twelve is good for, two turns of the cycle. */
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

/** The stem of the day: each element, first yang, then yin. */
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

/** From the animal of the birth day to that of today, 0 to 11 branches; two turns of the cycle. */
export const stepWords: readonly (readonly [string, string])[] = [
  [
    'il revient tous les douze jours, et vous y êtes en terrain connu.',
    'c’est le vôtre : faites les choses à votre manière.',
  ],
  [
    'il suit le vôtre d’un pas : recueillez ce que vous avez semé hier.',
    'il prend votre relais, laissez-le porter un peu.',
  ],
  [
    'à deux pas du vôtre, il invite à élargir le cercle.',
    'il vous regarde avec curiosité ; rendez-lui son regard.',
  ],
  [
    'un quart de tour vous sépare : une friction légère aiguise l’attention.',
    'il ne marche pas à votre pas, accordez-vous sur le but.',
  ],
  [
    'il forme avec le vôtre un trio ancien : l’entente vient sans effort.',
    'c’est un allié de votre trio, proposez-lui votre projet du jour.',
  ],
  [
    'il vous tourne à demi le dos : rien d’hostile, chacun son ouvrage.',
    'entre vous, la politesse fait merveille.',
  ],
  [
    'il vous fait face : le mouvement est grand, choisissez où le mettre.',
    'c’est votre vis-à-vis ; ce qui vous agace en lui a quelque chose à vous apprendre.',
  ],
  [
    'il s’éloigne de votre vis-à-vis : la tension retombe, l’idée reste.',
    'il vous laisse du champ, profitez-en pour ranger.',
  ],
  [
    'il appartient à votre trio : une aide discrète est à portée de voix.',
    'c’est un allié fidèle de votre trio, le travail à plusieurs s’y plaît.',
  ],
  [
    'un quart de tour encore : variez la méthode plutôt que le but.',
    'il vous questionne, et la question est bonne.',
  ],
  ['il approche du vôtre : préparez le terrain.', 'à deux pas devant vous, il fait signe de venir.'],
  [
    'il précède le vôtre : dernière veille, demain vous reconnaîtrez les lieux.',
    'il vous tient la porte ; prenez votre temps pour entrer.',
  ],
];

/** The six pairs that the tradition calls harmonies (六合). */
export const harmonyWords: readonly [string, string] = [
  'il s’accorde au vôtre par l’une des six harmonies : une rencontre juste est possible.',
  'c’est l’ami secret du vôtre ; la journée se prête aux ententes.',
];

export const elementNames: Readonly<Record<Element, string>> = {
  wood: 'Bois',
  fire: 'Feu',
  earth: 'Terre',
  metal: 'Métal',
  water: 'Eau',
};
