import type { PaidKey } from '../catalogue.ts';
import { fr } from './typography.ts';

export type ServiceDetails = {
  readonly description: string;
  /** What the report contains. */
  readonly contents: readonly string[];
  /** For whom the report is, and what to prepare. */
  readonly advice: string;
};

const details = ({ description, contents, advice }: ServiceDetails): ServiceDetails => ({
  description: fr(description),
  contents: contents.map(fr),
  advice: fr(advice),
});

/** §3 «description, included list, advice» of each paid service. Prices and delays are in the catalogue only. */
export const serviceDetails: Readonly<Record<PaidKey, ServiceDetails>> = {
  'astrologie-occidentale': details({
    description:
      "Un astrologue dresse la carte du ciel à l'heure et au lieu de votre naissance. Il la lit en entier, maison par maison, et vous écrit ce qu'elle dit de vous.",
    contents: [
      'La carte de votre ciel de naissance',
      'Le Soleil, la Lune et l’Ascendant, puis chaque planète',
      'Les douze maisons et les aspects qui les relient',
      "Les grands cycles de l'année en cours",
    ],
    advice:
      "L'heure compte à quelques minutes près. Si vous êtes né ou née en France, elle figure sur la copie intégrale de votre acte de naissance, que la mairie de ce lieu délivre gratuitement.",
  }),
  'astrologie-chinoise': details({
    description:
      "L'année, le mois, le jour et l'heure de votre naissance forment quatre piliers. Votre expert y pèse le bois, le feu, la terre, le métal et l'eau, et vous montre ce qui abonde et ce qui manque.",
    contents: [
      'Vos quatre piliers, expliqués un par un',
      'La balance de vos cinq éléments',
      'Votre animal, et ce que la tradition en dit vraiment',
      "Le climat de l'année en cours pour vos piliers",
    ],
    advice:
      "Une bonne première lecture si vous aimez les images et les saisons. L'heure de naissance donne le quatrième pilier.",
  }),
  numerologie: details({
    description:
      'Votre date de naissance et votre nom donnent une poignée de nombres. Votre numérologue montre chaque calcul, puis ce que le nombre raconte, simplement.',
    contents: [
      'Votre chemin de vie et votre nombre d’expression',
      'Vos cycles, et votre année personnelle',
      'Le détail de chaque calcul, pour le refaire vous-même',
      'Trois questions à garder près de vous',
    ],
    advice:
      "Une façon simple de faire connaissance. Indiquez vos nom et prénom tels qu'ils figurent à l'état civil.",
  }),
  'human-design': details({
    description:
      'Le Human Design dessine neuf centres et les canaux qui les relient. Votre expert vous remet votre schéma et vous explique comment vous en servir au quotidien.',
    contents: [
      'Votre schéma, sur une page à part',
      'Votre type, votre stratégie et votre autorité',
      'Vos centres définis et ouverts, vos canaux',
      'Des gestes simples à essayer pendant une semaine',
    ],
    advice: "Pour qui préfère une méthode à un portrait. L'heure exacte change le schéma : vérifiez-la.",
  }),
  'pack-complet': details({
    description:
      'Quatre experts lisent la même naissance, chacun dans sa discipline. Vous recevez quatre rapports indépendants, à comparer.',
    contents: [
      'Votre thème natal occidental',
      'Vos quatre piliers chinois',
      'Votre étude numérologique',
      'Votre schéma de Human Design',
    ],
    advice: 'Une seule saisie de vos données de naissance suffit aux quatre experts.',
  }),
};
