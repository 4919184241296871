import { fr } from '#domain/texts/typography.ts';

export const signOutTexts = {
  unsent: fr(
    "Du texte de la rédaction n'a pas pu être envoyé : il n'existe que sur cet appareil. Se déconnecter et l'effacer ?",
  ),
  keptSession: fr("Votre texte n'est pas encore envoyé : vous restez connecté."),
} as const;
