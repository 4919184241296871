/** /compte (§2 «Account», §4, §8): strings of the specification to the letter. */
import type { HistoryBadge } from '#domain/order.ts';
import { fr } from '#domain/texts/typography.ts';

export const accountTexts = {
  title: 'Mon Compte',
  loading: 'Chargement',
  welcome: (firstName: string | null) => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
  tabs: { profile: 'Profil', orders: 'Mes commandes', history: 'Historique' },
  retry: 'Réessayer',
  atelier: 'L’atelier',

  error: 'Erreur',
  expired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
} as const;

export const paymentTexts = {
  checking: 'Vérification de votre paiement',
  paidBanner: 'Paiement confirmé',
  paidBannerDetail: 'Votre commande est enregistrée. La confirmation vous est envoyée par e-mail.',
  pending: 'Votre paiement est en cours de confirmation par votre banque.',
  pendingAgain: 'Vérifier à nouveau',
  failed: 'Erreur de vérification',
  failedDetail: 'Impossible de vérifier le paiement. Contactez le support si nécessaire.',
  confirmed: 'Paiement vérifié',
  confirmedDetail: 'Votre paiement a été confirmé. Veuillez vous connecter manuellement.',
  connecting: 'Connexion en cours',
  connectingDetail: 'Redirection sécurisée pour finaliser votre connexion...',
  thanks: (firstName: string) => fr(`Merci ${firstName} !`),
  thanksDetail: 'Votre paiement est confirmé et votre commande est enregistrée.',
  delay: (delay: string) => fr(`Délai estimé : ${delay}.`),
  dueBy: (date: string) => fr(`Livraison au plus tard : ${date}`),
  toAccount: 'Accéder à mon compte',
} as const;

export const ordersTexts = {
  loadFailed: "Impossible de charger l'historique des commandes",
  number: 'Commande',
  placedAt: (date: string) => fr(`Passée le ${date}`),
  ready: 'Confirmé',
  awaiting: 'En attente de livraison (24/72h)',
  withdrawn: 'Rétractation enregistrée',
  history: {
    refunded: 'Remboursé',
    delivered: 'Livré',
    processing: 'En cours',
    waiting: 'En attente',
    unconfirmed: 'Non confirmé',
    failed: 'Échoué',
    cancelled: 'Annulé',
  } satisfies Record<HistoryBadge, string>,
  services: 'Services commandés',
  generating: 'Génération en cours...',
  dueBy: (date: string) => fr(`Vos rapports arrivent au plus tard le ${date}.`),
  confirmAddress: fr(
    'Confirmez votre adresse par le lien reçu par e-mail : vos rapports y seront aussi envoyés.',
  ),
  pdfReady: '📄 PDF prêt !',
  pdfReadyDetail: 'Votre consultation est disponible au téléchargement',
  resume: 'Reprendre le paiement',
  openPdf: 'Ouvrir le PDF',
  openFailed: fr("Le PDF n'a pas pu être ouvert"),
  noOrders: fr("Vous n'avez pas encore de commande payée."),
  noHistory: fr("Vous n'avez pas encore passé de commande."),
  toServices: 'Découvrir nos services',
} as const;

export const profileTexts = {
  loadFailed: 'Impossible de charger votre profil',
  email: 'E-mail',
  since: 'Membre depuis',
  unproven: fr("Cette adresse n'est pas encore confirmée"),
  unprovenDetail: fr('Ouvrez le lien que nous vous avons envoyé. Il reste valable 7 jours.'),
  resend: fr("Renvoyer l'e-mail"),
  resent: 'E-mail envoyé',
  resentDetail: 'Ouvrez le lien reçu pour confirmer votre adresse.',
  resendFailed: fr("L'e-mail n'a pas pu être envoyé"),
  alreadyProven: 'Votre adresse est déjà confirmée',
} as const;
