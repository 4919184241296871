import type { Discipline } from '../catalogue.ts';
import { fr } from '../texts/typography.ts';
import { signerId, signers } from './signers.ts';

/** §3 «Expert». The specialty is the discipline's name in the catalogue, the image its medallion. */
export type Expert = {
  /** Derived from the name; the anchor on /experts. */
  readonly id: string;
  readonly name: string;
  readonly discipline: Discipline;
  /** Whole years of practice. */
  readonly experience: number;
  /** Out of 5, one decimal at most; shown to customers, so it needs a proof (L121-2). */
  readonly rating: number;
  /** Where the rating can be checked; undefined until the merchant states it. */
  readonly proof: string | undefined;
  /** Reports per working day beside all other work; due dates depend on it. */
  readonly capacity: number;
  /**
   * A file of web/public/portraits/ with one symbol `portrait`, an engraving in the box 0 0 136 136 that inherits its
   * inks; undefined shows the initials.
   */
  readonly portrait: string | undefined;
  readonly quote: string;
  readonly description: string;
  readonly story: readonly string[];
  readonly sample: boolean;
};

type Profile = Omit<Expert, 'id' | 'name' | 'proof' | 'portrait' | 'sample'>;

/** An example, whose rating has no proof, and who has no portrait yet. */
const sample = (name: string, { quote, description, story, ...facts }: Profile): Expert => ({
  ...facts,
  id: signerId(name),
  name,
  quote: fr(quote),
  description: fr(description),
  story: story.map(fr),
  proof: undefined,
  portrait: undefined,
  sample: true,
});

/** The associates of the cooperative, in the order of `signers`. Merchant content. */
export const experts: readonly Expert[] = [
  sample(signers['astrologie-occidentale'][0], {
    discipline: 'astrologie-occidentale',
    experience: 18,
    rating: 4.9,
    capacity: 3,
    quote: "Un thème n'est pas un verdict. C'est une carte, et l'on marche mieux avec une carte.",
    description:
      "Elle lit le thème natal en entier, maison par maison, et n'écrit rien qu'elle ne puisse montrer.",
    story: [
      "Documentaliste de métier, Hélène a appris à dresser un thème à la main, éphémérides et tables de maisons ouvertes sur la table. Elle a gardé de ces années le goût de la source : dans ses rapports, chaque phrase renvoie à une position du ciel que l'on peut vérifier.",
      "Elle commence par la Lune, parce qu'on s'y reconnaît vite, et finit par les cycles de l'année en cours. Elle dirige aussi la coopérative.",
    ],
  }),
  sample(signers['astrologie-chinoise'][0], {
    discipline: 'astrologie-chinoise',
    experience: 14,
    rating: 4.8,
    capacity: 4,
    quote: "Je cherche d'abord l'élément qui manque : c'est lui qui raconte le reste.",
    description:
      'Elle pèse les cinq éléments de vos quatre piliers, et les raconte en images simples, au rythme des saisons.',
    story: [
      "Mai a grandi entre deux calendriers : celui de l'école, et celui de sa grand-mère, qui choisissait dans l'almanach la date de chaque fête. Elle a étudié les quatre piliers dans les textes, puis les a débarrassés de ce que les horoscopes de magazine leur avaient ajouté.",
      "Ses rapports se lisent comme une promenade : l'année, le mois, le jour, l'heure. Au bout du chemin, on sait ce qui abonde, ce qui manque, et ce que la tradition propose d'en faire.",
    ],
  }),
  sample(signers.numerologie[0], {
    discipline: 'numerologie',
    experience: 11,
    rating: 5,
    capacity: 8,
    quote: "Compter ne suffit pas. J'écris pour que le nombre devienne une phrase utile.",
    description:
      "Ancien professeur de mathématiques, il montre chaque calcul avant de dire ce qu'il raconte.",
    story: [
      "Bastien a longtemps enseigné les mathématiques, et il en a rapporté une règle : un résultat ne vaut rien sans son calcul. Il est venu à la numérologie par l'histoire des nombres ; il y est resté pour les conversations qu'elle ouvre.",
      'Il écrit court. Son rapport pose les opérations, donne leur lecture, et vous laisse trois questions plutôt que trois réponses.',
    ],
  }),
  sample(signers.numerologie[1], {
    discipline: 'numerologie',
    experience: 7,
    rating: 4.8,
    capacity: 8,
    quote: 'Un prénom se choisit, un nom se reçoit : je commence par ce que vous en avez fait.',
    description: "Elle part de l'acte de naissance, lettre par lettre, et relit chaque nombre dans une vie.",
    story: [
      "Jeanne a tenu l'état civil d'une mairie. Elle y a lu des milliers d'actes, et elle a gardé le goût des prénoms oubliés, des noms d'usage, des traits d'union que l'on perd en route.",
      "Elle compte d'abord le nom de l'acte, puis celui que vous portez, et s'arrête là où les deux ne disent pas la même chose. Ses rapports finissent sur des questions.",
    ],
  }),
  sample(signers['human-design'][0], {
    discipline: 'human-design',
    experience: 9,
    rating: 4.9,
    capacity: 5,
    quote: 'Le schéma tient sur une page ; je passe les autres à vous dire quoi en faire.',
    description: 'Elle traduit votre schéma en gestes concrets, à essayer pendant une semaine.',
    story: [
      "Inès était dessinatrice technique. Neuf centres, trente-six canaux : le schéma du Human Design lui a parlé d'emblée, parce que c'est un plan, et qu'un plan se lit. Elle met toujours le vôtre au net elle-même.",
      'Elle se méfie des étiquettes. Votre type occupe une page de son rapport ; les autres décrivent des moments ordinaires, au travail, en famille, devant un choix, et proposent chaque fois un geste à essayer.',
    ],
  }),
];
