import { texts as written } from '#content/page-guidance.ts';
import { pageWords } from '#domain/texts/page-words.ts';
import { fr } from '#domain/texts/typography.ts';

/** What stands around the words of the day; it reaches the browser as HTML. */
export const aroundTexts = {
  title: fr("La guidance d'aujourd'hui"),
  text: fr(
    'La voici en entier, la même pour tous. Celle que vous recevez par e-mail y ajoute ce que dit votre naissance, si vous nous la confiez.',
  ),
  more: fr('Et après la guidance ?'),
  freeSky: {
    label: 'Dessiner mon ciel',
    text: fr('Votre carte du ciel, calculée dans votre navigateur. Gratuit, rien n’est envoyé.'),
  },
  services: {
    label: 'Découvrir les consultations',
    text: pageWords(written.services),
  },
  examples: {
    label: 'Lire des rapports entiers',
    text: pageWords(written.examples),
  },
} as const;
