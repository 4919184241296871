/**
 * All that the site may keep in a browser: the key under which it stands, why, and how long. Tests compare the keys
 * with what browsers hold after a whole purchase.
 */
export const storedItems = [
  {
    key: 'session',
    purpose: 'Vous garder connecté à votre compte',
    duration: "Jusqu'à la déconnexion, 30 jours au plus",
  },
  {
    key: 'account',
    purpose: "Effacer de l'onglet ce qu'un autre compte y a saisi",
    duration: "Jusqu'à la déconnexion ou à la fermeture de l'onglet",
  },
  {
    key: 'checkout.selection',
    purpose: 'Retenir les consultations choisies pendant la commande',
    duration: "Jusqu'à la fermeture de l'onglet",
  },
  {
    key: 'checkout.typed',
    purpose: 'Ne rien perdre de ce que vous avez saisi si la page se recharge ; jamais le mot de passe',
    duration: "Jusqu'à la fermeture de l'onglet",
  },
  {
    key: 'checkout.order',
    purpose: 'Reprendre la même commande après un retour en arrière',
    duration: "Jusqu'à la fermeture de l'onglet",
  },
  {
    key: 'contact.typed',
    purpose: "Ne rien perdre d'un message avant son envoi si la page se recharge",
    duration: "Jusqu'à la fermeture de l'onglet",
  },
  {
    key: 'withdrawal',
    purpose: "Ne rien perdre d'une rétractation avant sa confirmation si la page se recharge",
    duration: "Jusqu'à la fermeture de l'onglet",
  },
  {
    key: 'guidance.typed',
    purpose: 'Ne rien perdre de ce que vous avez saisi pour la guidance si la page se recharge',
    duration: "Jusqu'à l'envoi ou à la fermeture de l'onglet",
  },
  {
    key: 'correction.typed',
    purpose: "Ne rien perdre d'une demande de correction avant son envoi si la page se recharge",
    duration: "Jusqu'à l'envoi ou à la fermeture de l'onglet",
  },
  {
    key: 'claim',
    purpose: 'Vous laisser voir et reprendre la commande passée depuis ce navigateur',
    duration: '24 h',
  },
  {
    key: 'redirect.payment',
    purpose: 'Vous ramener à votre compte après le paiement',
    duration: '24 h au plus',
  },
  {
    key: 'redirect.email',
    purpose: "Vous ramener à votre commande après la validation de l'e-mail",
    duration: '24 h au plus',
  },
  {
    key: 'emailValidatedOrder',
    purpose: 'Retrouver votre commande après la validation de votre adresse',
    duration: "Jusqu'au paiement, 24 h au plus",
  },
  {
    key: 'redaction',
    purpose: "Garder, chez l'équipe seule, le texte d'un rapport jusqu'à son envoi au site",
    duration: "Jusqu'à la déconnexion ; ce qui n'est pas envoyé, 7 jours au plus après la session",
  },
  {
    key: 'lecture',
    purpose:
      'Garder le rapport que vous avez ouvert pour le relire hors connexion, votre place et la taille du texte',
    duration: "Jusqu'à la déconnexion ; le rapport, 7 jours au plus sans contact avec le site",
  },
  { key: 'cookies', purpose: 'Retenir votre choix sur cette page', duration: '6 mois' },
] as const;
