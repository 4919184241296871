import { clockName } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';

/** The page of the daily guidance: the sky above, the form below it. */
export const guidanceTexts = {
  title: 'Guidance du jour',
  lede: fr(
    "Quelques lignes, écrites d'après le ciel du jour : la Lune, les planètes, et votre naissance si vous nous la confiez.",
  ),
  moon: (title: string, lit: string): string => fr(`Dessin de la Lune : ${title}, ${lit}`),
  skyFailed: fr(
    "Le ciel et la guidance d'aujourd'hui n'ont pas pu être chargés : voici ceux du jour indiqué.",
  ),
  more: 'Encore dans le ciel',
  month: (name: string): string => fr(`La Lune ${/^[ao]/.test(name) ? "d'" : 'de '}${name}`),
  shop: fr(`À midi, ${clockName}.`),
  yours: fr('À midi, à votre heure.'),
  ask: {
    title: 'Recevez la vôtre',
    text: fr(
      "Un message personnel, envoyé par e-mail dans l'instant. Offert, une fois par jour, sans compte.",
    ),
    free: fr("Il n'y a rien à payer et rien à annuler. Aucun message ne part sans que vous le demandiez."),
    needsScript: fr("Ce formulaire a besoin de JavaScript. Sans lui, écrivez-nous à l'adresse"),
  },
} as const;
