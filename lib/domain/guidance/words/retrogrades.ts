import type { Wanderer } from '../sky/facts.ts';

/** `turns`, `resumes`: on the day of the station; `during`: while it is retrograde, at most once a week. */
type Backwards = {
  readonly turns: string;
  readonly resumes: string;
  readonly during: readonly [string, string, string];
};

export const retrogradeWords: Readonly<Record<Wanderer, Backwards>> = {
  mercury: {
    turns:
      'Mercure s’arrête et rebrousse chemin pour trois semaines : le temps de relire, de retrouver, de redire mieux.',
    resumes: 'Mercure reprend sa marche directe : les phrases restées en suspens trouvent leur fin.',
    during: [
      'Mercure est rétrograde : un vieux message mérite peut-être une réponse, même tardive.',
      'Mercure recule encore : revoyez une idée abandonnée, elle a vieilli en bien.',
      'Mercure revient sur ses pas : dire deux fois la même chose, autrement, n’est pas se répéter.',
    ],
  },
  venus: {
    turns:
      'Vénus s’arrête et recule pour six semaines : on revient vers ce que l’on a aimé, pour le regarder mieux.',
    resumes: 'Vénus reprend sa marche directe : le cœur sait un peu mieux ce qu’il préfère.',
    during: [
      'Vénus est rétrograde : un goût ancien revient, accueillez-le sans nostalgie.',
      'Vénus recule encore : redites votre affection à ceux qui la croient acquise.',
      'Vénus revient sur ses pas : la beauté du jour est peut-être une chose que vous aviez cessé de voir.',
    ],
  },
  mars: {
    turns: 'Mars s’arrête et recule pour dix semaines : l’énergie se tourne vers ce qui était resté en plan.',
    resumes: 'Mars reprend sa marche directe : ce qui piétinait retrouve son pas.',
    during: [
      'Mars est rétrograde : finir demande aujourd’hui moins d’effort que commencer.',
      'Mars recule encore : l’élan se garde en réserve, comme une flèche que l’on tire en arrière.',
      'Mars revient sur ses pas : choisissez vos combats, un seul fera l’affaire.',
    ],
  },
  jupiter: {
    turns: 'Jupiter s’arrête et recule pour quatre mois : la croissance passe à l’intérieur.',
    resumes: 'Jupiter reprend sa marche directe : l’horizon recommence à s’élargir.',
    during: [
      'Jupiter est rétrograde : ce que vous avez compris cette année cherche encore ses mots.',
      'Jupiter recule encore : la chance ressemble ces temps-ci à une bonne relecture.',
      'Jupiter revient sur ses pas : une conviction gagne à être pesée de nouveau.',
    ],
  },
  saturn: {
    turns: 'Saturne s’arrête et recule pour quatre mois et demi : il inspecte les fondations.',
    resumes: 'Saturne reprend sa marche directe : l’ouvrage peut monter d’un étage.',
    during: [
      'Saturne est rétrograde : une règle que vous suivez depuis longtemps peut être réécrite.',
      'Saturne recule encore : le temps passé à vérifier n’est pas du temps perdu.',
      'Saturne revient sur ses pas : ce qui est bien bâti supporte qu’on le secoue un peu.',
    ],
  },
  uranus: {
    turns: 'Uranus s’arrête et recule pour cinq mois : le changement travaille en coulisse.',
    resumes: 'Uranus reprend sa marche directe : ce qui mûrissait sans bruit peut se montrer.',
    during: [
      'Uranus est rétrograde : la liberté se prépare d’abord en pensée.',
      'Uranus recule encore : une originalité que vous cachiez demande à sortir.',
      'Uranus revient sur ses pas : la surprise vient cette fois du dedans.',
    ],
  },
  neptune: {
    turns: 'Neptune s’arrête et recule pour cinq mois : la brume se lève par endroits.',
    resumes: 'Neptune reprend sa marche directe : les rêves repartent au large.',
    during: [
      'Neptune est rétrograde : une illusion se dissipe, et le paysage y gagne.',
      'Neptune recule encore : ce que vous imaginez mérite d’être confronté à une heure de réel.',
      'Neptune revient sur ses pas : une source ancienne d’inspiration coule de nouveau.',
    ],
  },
  pluto: {
    turns: 'Pluton s’arrête et recule pour cinq mois : ce qui change change en profondeur.',
    resumes: 'Pluton reprend sa marche directe : la transformation remonte à la surface.',
    during: [
      'Pluton est rétrograde : on se défait plus facilement de ce que l’on a bien compris.',
      'Pluton recule encore : une force ancienne attend que vous lui trouviez un usage.',
      'Pluton revient sur ses pas : ce qui est enterré n’est pas toujours fini, cela peut être une graine.',
    ],
  },
};
