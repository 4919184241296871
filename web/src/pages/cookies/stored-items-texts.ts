import type { StoredName } from '#web/platform/stored-keys.ts';

/**
 * All that the site may keep in a browser: why and how long, by the name under which it stands there. Tests compare the
 * names with what browsers hold after a whole purchase.
 */
const told: Readonly<Record<StoredName, readonly [purpose: string, duration: string]>> = {
  session: ['Vous garder connecté à votre compte', "Jusqu'à la déconnexion, 30 jours au plus"],
  account: [
    "Effacer de l'onglet ce qu'un autre compte y a saisi",
    "Jusqu'à la déconnexion ou à la fermeture de l'onglet",
  ],
  'checkout.selection': [
    'Retenir les consultations choisies pendant la commande',
    "Jusqu'à la fermeture de l'onglet",
  ],
  'checkout.typed': [
    'Ne rien perdre de ce que vous avez saisi si la page se recharge ; jamais le mot de passe',
    "Jusqu'à la fermeture de l'onglet",
  ],
  'checkout.order': [
    'Reprendre la même commande après un retour en arrière',
    "Jusqu'à la fermeture de l'onglet",
  ],
  'contact.typed': [
    "Ne rien perdre d'un message avant son envoi si la page se recharge",
    "Jusqu'à la fermeture de l'onglet",
  ],
  withdrawal: [
    "Ne rien perdre d'une rétractation avant sa confirmation si la page se recharge",
    "Jusqu'à la fermeture de l'onglet",
  ],
  'guidance.typed': [
    'Ne rien perdre de ce que vous avez saisi pour la guidance si la page se recharge',
    "Jusqu'à l'envoi ou à la fermeture de l'onglet",
  ],
  'correction.typed': [
    "Ne rien perdre d'une demande de correction avant son envoi si la page se recharge",
    "Jusqu'à l'envoi ou à la fermeture de l'onglet",
  ],
  'link:': [
    'Retrouver, si la page se recharge, le lien reçu par e-mail que vous avez ouvert',
    "Jusqu'à la fermeture de l'onglet",
  ],
  'question:': [
    "Ne rien perdre d'une réponse à votre expert avant son envoi si la page se recharge",
    "Jusqu'à l'envoi ou à la fermeture de l'onglet",
  ],
  claim: ['Vous laisser voir et reprendre la commande passée depuis ce navigateur', '24 h'],
  'redirect.payment': ['Vous ramener à votre compte après le paiement', '24 h au plus'],
  'redirect.email': ["Vous ramener à votre commande après la validation de l'e-mail", '24 h au plus'],
  emailValidatedOrder: [
    'Retrouver votre commande après la validation de votre adresse',
    "Jusqu'au paiement, 24 h au plus",
  ],
  'onglet ': [
    "Retrouver, chez l'équipe seule, l'onglet ouvert d'une consultation",
    "Jusqu'à la fermeture de l'onglet",
  ],
  redaction: [
    "Garder, chez l'équipe seule, le texte d'un rapport jusqu'à son envoi au site",
    "Jusqu'à la déconnexion ; ce qui n'est pas envoyé, 7 jours au plus après la session",
  ],
  lecture: [
    'Retenir la taille du texte de vos rapports ; si vous avez répondu « Garder », le rapport ouvert, pour le relire hors connexion, et votre place',
    "Jusqu'à la déconnexion ; le rapport, 7 jours après le dernier contact avec le site : il ne s'ouvre plus, et le fichier est effacé dès que le site est ouvert",
  ],
  'lecture.choix': [
    'Retenir si vos rapports peuvent être gardés sur cet appareil, pour ne le demander qu’une fois',
    '6 mois',
  ],
  mots: [
    'Garder ce que vous écrivez à un expert (« Ce qui vous amène ») tant que ce n’est pas envoyé',
    "Jusqu'à l'envoi, à la prise de la consultation ou à la déconnexion ; 7 jours au plus",
  ],
  messages: [
    'Garder un message à votre expert, ou à un client, tant qu’il n’est pas envoyé',
    "Jusqu'à l'envoi ou à la déconnexion ; 7 jours au plus",
  ],
  roue: ["Retenir, chez l'équipe seule, que le dessin du thème est replié", "Jusqu'à la déconnexion"],
  minutes: [
    "Compter, chez l'équipe seule et si elle le demande, les minutes d'écriture de chaque rapport",
    "Jusqu'à l'effacement ou à la déconnexion",
  ],
  cookies: ['Retenir votre choix sur cette page', '6 mois'],
};

/** A name that ends with «:» or a space goes on with a page, a question or a part. */
const written = (name: string): string => (/\w$/.test(name) ? name : `${name}…`);

export const storedItems = Object.entries(told).map(([name, [purpose, duration]]) => ({
  key: written(name),
  purpose,
  duration,
}));
