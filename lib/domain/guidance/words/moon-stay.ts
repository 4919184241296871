import type { Sign } from '../sky/facts.ts';

/** The Moon's second and third noon in a sign; two versions each, for even and odd lunations. */
type Stay = { readonly second: readonly [string, string]; readonly third: readonly [string, string] };

export const stayWords: Readonly<Record<Sign, Stay>> = {
  aries: {
    second: [
      'La Lune est encore en Bélier, et l’étincelle d’hier cherche son bois. Nourrissez-la d’un acte, même bref.',
      'Deuxième jour en Bélier : la franchise est une politesse quand elle reste brève.',
    ],
    third: [
      'La Lune achève sa course en Bélier. Avant de courir plus loin, ramassez ce que la hâte a laissé tomber.',
      'Le Bélier la retient un dernier jour : ce qui devait être tenté peut encore l’être.',
    ],
  },
  taurus: {
    second: [
      'La Lune broute en Taureau, sans horaire. Faites une chose lentement, pour le plaisir de la bien faire.',
      'Deuxième jour en Taureau : touchez, goûtez, écoutez ; les sens en savent long.',
    ],
    third: [
      'La Lune ne quitte le Taureau qu’à regret. Ce que vous aimez mérite d’être dit à ceux qui en sont la cause.',
      'Dernières heures en Taureau : rangez la récolte, gardez une graine.',
    ],
  },
  gemini: {
    second: [
      'La Lune bavarde encore en Gémeaux. Un mot de trop s’oublie ; un mot qui manque se remarque.',
      'Deuxième jour en Gémeaux : changez de trottoir, de sujet, de point de vue.',
    ],
    third: [
      'La Lune finit sa phrase en Gémeaux. Relisez ce qui a été dit ces jours-ci, l’essentiel tient en une ligne.',
      'Les Gémeaux l’accompagnent jusqu’à leur seuil : concluez une conversation restée en l’air.',
    ],
  },
  cancer: {
    second: [
      'La Lune demeure en Cancer, son domicile. Ce qui vous est familier mérite aujourd’hui un regard neuf.',
      'Deuxième jour en Cancer : la douceur a de la mémoire, et elle rend ce qu’on lui prête.',
    ],
    third: [
      'La Lune s’apprête à quitter la maison du Cancer. Emportez-en la chaleur, laissez-y l’inquiétude.',
      'Le Cancer la garde encore un peu : un souvenir heureux peut vous tenir compagnie.',
    ],
  },
  leo: {
    second: [
      'La Lune tient salon en Lion. L’enthousiasme est contagieux, et le vôtre est attendu quelque part.',
      'Deuxième jour en Lion : faites les choses en grand, ou faites-les avec le sourire.',
    ],
    third: [
      'La Lune salue avant de sortir du Lion. Applaudissez quelqu’un d’autre, longuement.',
      'Derniers feux en Lion : ce que vous faites par jeu en dit plus que vos résolutions.',
    ],
  },
  virgo: {
    second: [
      'La Lune trie encore en Vierge, grain après grain. Une tâche finie vaut trois tâches parfaites en pensée.',
      'Deuxième jour en Vierge : la modestie n’empêche pas l’excellence, elle lui laisse la place.',
    ],
    third: [
      'La Lune referme ses carnets en Vierge. Cochez, remerciez, et cessez de compter jusqu’à demain.',
      'La Vierge la retient par la manche : un dernier détail, puis la porte.',
    ],
  },
  libra: {
    second: [
      'La Lune cherche son aplomb en Balance. Entre deux avis contraires, il existe souvent une troisième chaise.',
      'Deuxième jour en Balance : une belle forme aide une vérité à passer.',
    ],
    third: [
      'La Lune quitte la Balance sur la pointe des pieds. Tenez une parole donnée à la légère, on s’en souviendra.',
      'Dernier jour en Balance : choisissez, même de peu, et l’air circulera.',
    ],
  },
  scorpio: {
    second: [
      'La Lune creuse encore en Scorpion. Ce que vous comprenez aujourd’hui, vous n’aurez plus à l’apprendre.',
      'Deuxième jour en Scorpion : le silence est une réponse, à condition d’être choisi.',
    ],
    third: [
      'La Lune remonte des profondeurs du Scorpion. Gardez la perle, rendez l’eau à la mer.',
      'Le Scorpion desserre les doigts : pardonner un détail libère parfois une journée.',
    ],
  },
  sagittarius: {
    second: [
      'La Lune voyage encore en Sagittaire. Une heure d’inconnu, à deux rues de chez vous, compte pour un départ.',
      'Deuxième jour en Sagittaire : visez juste, parlez vrai, riez de bon cœur.',
    ],
    third: [
      'La Lune descend de cheval au bout du Sagittaire. Que retenez-vous de ce détour ? La réponse vaut un souvenir.',
      'Dernière étape en Sagittaire : l’optimisme aussi se range, au sec, pour servir encore.',
    ],
  },
  capricorn: {
    second: [
      'La Lune poursuit l’ascension du Capricorne. La patience n’est pas lente, elle est régulière.',
      'Deuxième jour en Capricorne : une limite bien placée protège ce que l’on aime.',
    ],
    third: [
      'La Lune redescend du Capricorne d’un pas sûr. Confiez une part de la charge, et laissez faire.',
      'Le Capricorne lui montre la vallée : le sérieux a bien travaillé, qu’il s’assoie.',
    ],
  },
  aquarius: {
    second: [
      'La Lune fréquente encore le Verseau. Un ami perdu de vue serait heureux d’avoir de vos nouvelles.',
      'Deuxième jour en Verseau : penser autrement n’oblige pas à penser contre.',
    ],
    third: [
      'La Lune laisse le Verseau à ses inventions. Gardez la plus simple, elle servira la première.',
      'Dernier jour en Verseau : la liberté se mesure aussi à ce que l’on décide de garder.',
    ],
  },
  pisces: {
    second: [
      'La Lune dérive encore en Poissons. Ce qui paraît flou n’est pas faux ; attendez que l’eau se repose.',
      'Deuxième jour en Poissons : une chanson dit parfois ce que l’on n’ose pas.',
    ],
    third: [
      'La Lune touche au rivage des Poissons. Un rêve noté ce matin vous amusera ce soir.',
      'Les Poissons la déposent au bord du zodiaque : fermez les yeux, puis recommencez.',
    ],
  },
};
