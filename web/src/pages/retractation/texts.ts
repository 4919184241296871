/** The form of /retractation (docs/law.md): two steps and a receipt. */
import { formatAmount } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';

export const withdrawalFormTexts = {
  stepOf: (step: 1 | 2) => fr(`Étape ${step} sur 2`),
  orderTitle: 'Votre commande',
  summary: 'À corriger avant de continuer',
  name: 'Votre nom',
  order: fr('À quelle commande renoncez-vous ?'),
  orderRequired: 'Choisissez la commande.',
  orderOf: (number: string) => `Commande ${number}`,
  placed: (services: readonly string[], cents: number, date: string) =>
    fr(`${services.join(', ')} ; ${formatAmount(cents)}, le ${date}`),
  other: 'Une autre commande',
  number: 'Numéro de commande',
  numberHint: fr("8 caractères, dans l'e-mail de confirmation et dans votre compte."),
  email: 'Adresse e-mail du compte',
  emailHint: fr("L'accusé de réception y sera envoyé."),
  next: 'Continuer',
  nothingYet: fr("Rien n'est envoyé avant votre confirmation, à l'étape suivante."),

  confirmTitle: 'Vérifiez, puis confirmez',
  declaration: fr('Je renonce au contrat pour ce qui suit.'),
  orderWord: 'Commande',
  receiptTo: 'Accusé envoyé à',
  services: 'Consultations',
  chooseServices: fr('À quelles consultations renoncez-vous ?'),
  servicesRequired: fr('Choisissez au moins une consultation.'),
  notAll: (isLate: boolean) =>
    fr(
      isLate
        ? 'Les autres consultations de la commande sont livrées, ou vous y avez déjà renoncé.'
        : 'Les autres consultations de la commande ne se retirent plus, ou vous y avez déjà renoncé.',
    ),
  amount: 'Remboursement',
  effect: fr(
    "Nos experts cessent d'y travailler. Les rapports déjà livrés ne s'ouvriront plus une fois le remboursement parti. Cette étape ne s'annule pas.",
  ),
  confirm: 'Confirmer la rétractation',
  back: 'Modifier',

  done: 'Votre rétractation est enregistrée',
  receivedAt: 'Reçue le',
  doneDetail: fr(
    "Le remboursement part vers le moyen de paiement que vous avez utilisé, sans que vous ayez rien à faire ; il apparaîtra sur votre compte sous quelques jours ouvrés. Un autre e-mail vous avertira dès qu'il sera parti.",
  ),
  toOrders: 'Voir mes commandes',
  toHome: fr("Retour à l'accueil"),

  notFound: 'Commande introuvable',
  findFailed: fr("La recherche de la commande n'a pas abouti"),
  confirmFailed: fr("Votre rétractation n'est pas encore confirmée"),
  unexpected: fr("Une erreur inattendue s'est produite. Tout ce que vous avez saisi est gardé : réessayez."),
  otherwise: fr('Vous pouvez aussi déclarer votre rétractation par e-mail, elle vaut tout autant :'),
} as const;
