import { fr } from '#domain/texts/typography.ts';

export const guidanceSentTexts = {
  title: fr('Guidance envoyée !'),
  text: fr(
    "Elle arrive dans votre boîte de réception d'ici quelques instants. Si vous ne la voyez pas, regardez parmi les indésirables.",
  ),
  tomorrow: fr('Revenez demain : une nouvelle guidance vous attend chaque jour, dès minuit à votre heure.'),
  home: fr("Retour à l'accueil"),
  freeSky: 'Dessiner mon ciel',
  services: 'Découvrir les consultations',
} as const;
