import { ofPlace } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';

/** The page around the lines of the register. */
export const pageTexts = {
  ofOrder: (number: string) => fr(`Commande ${number}. Les heures sont celles ${ofPlace}.`),
  intro: fr(
    "Chaque ouverture s'inscrit ici avant que la donnée ne s'affiche : qui, quand, et pourquoi. Vos propres lectures y sont aussi.",
  ),
  loading: 'Chargement',
  none: fr("Personne n'a encore ouvert vos données de naissance ni vos rapports."),
  failed: fr('Le registre n’a pas pu être chargé'),
  retry: 'Réessayer',
  missing: fr("Ce registre n'existe pas pour votre compte. Ouvrez-le depuis l'une de vos commandes."),
  signIn: 'Connectez-vous pour ouvrir ce registre.',
  expired: fr('Votre session a expiré. Connectez-vous pour ouvrir ce registre.'),
  back: fr('Retour à mon compte'),
} as const;
