import type { Tone } from './tones.ts';

/** Exact aspects of Mars and of the slow planets, by pair. */
export const outerAspectWords: Readonly<Record<string, Readonly<Record<Tone, string>>>> = {
  'mars-jupiter': {
    joined: 'Mars rejoint Jupiter : l’audace a de la place devant elle.',
    easy: 'Mars et Jupiter s’encouragent : c’est le jour d’oser la grande enjambée.',
    tense: 'Mars et Jupiter en veulent trop : choisissez la bataille, offrez les autres.',
  },
  'mars-saturn': {
    joined: 'Mars rejoint Saturne : la force se fait patiente, ou bien elle attend.',
    easy: 'Mars et Saturne travaillent en silence : l’effort mesuré va loin.',
    tense: 'Mars pousse, Saturne retient : avancez d’un cran, vérifiez, recommencez.',
  },
  'mars-uranus': {
    joined: 'Mars rejoint Uranus : une envie subite demande un peu d’espace autour d’elle.',
    easy: 'Mars et Uranus improvisent : le raccourci était le bon chemin.',
    tense: 'Mars et Uranus s’impatientent : laissez passer l’étincelle, gardez la lumière.',
  },
  'mars-neptune': {
    joined: 'Mars rejoint Neptune : on agit mieux pour une cause que contre quelqu’un.',
    easy: 'Mars et Neptune s’accordent : le geste suit l’image, comme en dansant.',
    tense: 'Mars s’égare chez Neptune : si le but se brouille, arrêtez-vous au bord du chemin.',
  },
  'mars-pluto': {
    joined: 'Mars rejoint Pluton : une énergie considérable cherche un ouvrage à sa taille.',
    easy: 'Mars et Pluton font équipe : ce qui résistait cède sans bruit.',
    tense: 'Mars défie Pluton : la vraie force, aujourd’hui, est de ne pas relever le gant.',
  },
  'jupiter-saturn': {
    joined: 'Jupiter rejoint Saturne, une fois tous les vingt ans : une époque change de chapitre.',
    easy: 'Jupiter et Saturne s’entendent : l’espoir trouve son calendrier.',
    tense: 'Jupiter et Saturne se contredisent : grandir ou consolider, la question est posée à tous.',
  },
  'jupiter-uranus': {
    joined: 'Jupiter rejoint Uranus : l’époque a soif d’inventer.',
    easy: 'Jupiter et Uranus ouvrent une fenêtre : les idées neuves trouvent preneur.',
    tense: 'Jupiter et Uranus bousculent les habitudes : ce qui craque avait besoin d’air.',
  },
  'jupiter-neptune': {
    joined: 'Jupiter rejoint Neptune : les idéaux prennent le large.',
    easy: 'Jupiter et Neptune rêvent d’un même monde : faites-y une petite part concrète.',
    tense: 'Jupiter et Neptune promettent la lune : aimez la promesse, gardez les pieds au sol.',
  },
  'jupiter-pluto': {
    joined: 'Jupiter rejoint Pluton : ce qui était enfoui prend de l’ampleur.',
    easy: 'Jupiter et Pluton unissent leurs moyens : les grandes volontés trouvent un levier.',
    tense: 'Jupiter et Pluton rivalisent de puissance : la mesure est une audace.',
  },
  'saturn-uranus': {
    joined: 'Saturne rejoint Uranus : l’ancien et le nouveau signent une trêve.',
    easy: 'Saturne et Uranus coopèrent : la réforme avance à pas comptés.',
    tense: 'Saturne et Uranus tirent la même corde : gardez le mur, changez la fenêtre.',
  },
  'saturn-neptune': {
    joined: 'Saturne rejoint Neptune : un rêve collectif demande une forme.',
    easy: 'Saturne et Neptune se rendent service : l’idéal trouve un emploi du temps.',
    tense: 'Saturne et Neptune se troublent : entre règle et rêve, cherchez le pont.',
  },
  'saturn-pluto': {
    joined: 'Saturne rejoint Pluton : une structure ancienne se refait par la base.',
    easy: 'Saturne et Pluton creusent ensemble : le travail de fond se voit peu et reste.',
    tense: 'Saturne et Pluton pèsent de tout leur poids : ce qui est vrai n’a pas besoin de crier.',
  },
  'uranus-neptune': {
    joined: 'Uranus rejoint Neptune : une génération change d’imaginaire.',
    easy: 'Uranus et Neptune se répondent de loin : les inventions rêvent, les rêves inventent.',
    tense: 'Uranus et Neptune se brouillent : le monde hésite entre deux musiques.',
  },
  'uranus-pluto': {
    joined: 'Uranus rejoint Pluton : rien ne reste longtemps à la même place.',
    easy: 'Uranus et Pluton travaillent de concert : les temps changent en profondeur, et sans fracas.',
    tense: 'Uranus et Pluton s’affrontent : l’époque gronde, votre jardin reste à vous.',
  },
  'neptune-pluto': {
    joined: 'Neptune rejoint Pluton, une fois tous les cinq siècles : le monde rêve d’autre chose.',
    easy: 'Neptune et Pluton se tiennent compagnie : une longue marée porte l’époque.',
    tense: 'Neptune et Pluton se heurtent : les vieilles croyances demandent à être relues.',
  },
};
