import { fr } from './typography.ts';

/**
 * The second factor of the atelier: refusals of the server and questions of the pages. Typed with plain spaces,
 * spaced by `fr`.
 */
export const factorTexts = {
  malformed: fr('Écrivez les six chiffres du code.'),
  wrong: fr("Ce code n'est pas le bon. Vérifiez que l'heure de votre téléphone est réglée automatiquement."),
  used: fr('Ce code a déjà servi. Attendez le suivant : il change toutes les 30 secondes.'),
  late: fr('Le code est arrivé trop tard. Recommencez la connexion.'),
  enrolled: fr('Ce compte a déjà un second facteur. Reconnectez-vous avec son code.'),
  unverified: fr("Confirmez d'abord votre adresse e-mail, par le lien que nous vous avons envoyé."),
  wrongPassword: fr("Ce n'est pas le mot de passe de ce compte."),
} as const;
