import { fr } from './typography.ts';

/** Messages of the validation link (§2 «E-mail validation», §8); the server sends them, the page shows them. */
export const validationPageTexts = {
  success: 'Votre adresse email a été vérifiée.',
  already: 'Votre e-mail a déjà été confirmé.',
  invalidLink: 'Ce lien est expiré ou invalide.',
  sealed: fr(
    "L'adresse de ce compte a été corrigée par notre équipe : ce lien n'accepte que le mot de passe actuel.",
  ),
} as const;
