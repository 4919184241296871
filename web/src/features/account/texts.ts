/** /compte (§2 «Account», §4, §8): the specification's strings, literally. */
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
  pendingDetail: fr(
    'Cela peut prendre quelques jours. Un e-mail vous dira ce qu’elle a décidé ; ne payez pas une seconde fois.',
  ),
  unpaid: 'Votre paiement n’a pas abouti',
  unpaidDetail: fr(
    'Nous n’avons rien reçu pour cette commande. Vous pouvez payer à nouveau, par le même moyen ou par un autre.',
  ),
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
  dueBy: (date: string) => fr(`Chez vous au plus tard le ${date}`),
  next: 'Et maintenant',
  toAccount: 'Accéder à mon compte',
  print: 'Imprimer',
} as const;

export const ordersTexts = {
  loadFailed: 'Impossible de charger l’historique des commandes',
  number: 'Commande',
  placedAt: (date: string) => fr(`Passée le ${date}`),
  ready: 'Confirmé',
  awaiting: 'En attente de livraison (24/72h)',
  awaitingUntil: (day: string) => fr(`En attente de livraison (le ${day} au plus tard)`),
  inPart: (done: number, all: number) => fr(`Livré en partie (${done} sur ${all})`),
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
  services: 'Consultations commandées',
  forPerson: (name: string) => fr(`Pour ${name}.`),
  birth: (sentence: string) => fr(`Naissance : ${sentence}.`),
  generating: 'Génération en cours...',
  dueBy: (date: string) => fr(`Chez vous au plus tard le ${date}.`),
  pdfReady: '📄 PDF prêt !',
  pdfReadyDetail: 'Votre consultation est disponible au téléchargement',
  resume: 'Reprendre le paiement',
  deciding: fr(
    'Votre banque n’a pas encore confirmé ce paiement, ce qui peut prendre quelques jours. Ne payez pas une seconde fois : un e-mail vous dira ce qu’elle a décidé.',
  ),
  refused: (day: string) =>
    fr(
      `Votre banque a refusé ce paiement (${day}) : nous n’avons rien reçu. Vous pouvez payer à nouveau, par le même moyen ou par un autre.`,
    ),
  read: 'Lire mon rapport',
  openPdf: 'Ouvrir le PDF',
  printEdition: 'Édition à imprimer',
  openFailed: fr("Le PDF n'a pas pu être ouvert"),
  noOrders: fr("Vous n'avez pas encore de commande payée."),
  noHistory: fr("Vous n'avez pas encore passé de commande."),
  toServices: 'Découvrir les consultations',
} as const;

export const profileTexts = {
  loadFailed: 'Impossible de charger votre profil',
  email: 'E-mail',
  since: 'Membre depuis',
  unverified: fr("Cette adresse n'est pas encore confirmée"),
  unverifiedDetail: fr('Ouvrez le lien que nous vous avons envoyé. Il reste valable 7 jours.'),
  resend: fr("Renvoyer l'e-mail"),
  myData: 'Télécharger mes données',
  mailings: 'Ce que nous vous écrivons',
} as const;
