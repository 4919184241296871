import { fr } from './typography.ts';

/**
 * The receipt of a withdrawal (code de la consommation L221-21, D221-5), the money on its way, the money that came back,
 * and its second way.
 */
const howItComesBack = fr(
  'Le remboursement part vers le moyen de paiement que vous avez utilisé, sans frais et sans que vous ayez rien à faire. Il apparaîtra sur votre compte sous quelques jours ouvrés.',
);

const returnedNote = fr("L'avoir que vous avez reçu reste valable : ce remboursement n'en aura pas d'autre.");

export const withdrawalMailTexts = {
  subject: (number: string): string => fr(`Votre rétractation de la commande ${number}`),
  preheader: (amount: string): string => fr(`Nous l'avons bien reçue. Nous vous remboursons ${amount}.`),
  title: fr('Votre rétractation est enregistrée'),
  received: (at: string): string => fr(`Nous avons reçu votre rétractation le ${at}.`),
  declaration: fr('Votre déclaration'),
  whole: fr('Je renonce au contrat pour toute la commande.'),
  partly: fr('Je renonce au contrat pour les consultations suivantes :'),
  name: fr('Nom'),
  number: fr('Commande'),
  email: fr('Adresse e-mail'),
  sentAt: fr('Envoyée le'),
  services: fr('Consultations'),
  amount: fr('Remboursement'),
  next: fr('La suite'),
  howItComesBack,
  settled: fr('Un autre message vous avertira dès que le remboursement sera parti.'),
  effect: fr(
    "Nos experts ne travaillent plus à ces consultations. Les rapports déjà livrés restent lisibles jusqu'au remboursement.",
  ),
  keep: fr('Conservez ce message : il prouve votre rétractation, sa date et son heure.'),
  question: fr('Une question ? Écrivez-nous à'),
} as const;

export const refundMailTexts = {
  subject: (number: string): string => fr(`Remboursement de la commande ${number}`),
  preheader: (amount: string): string => fr(`${amount} sont en route vers votre moyen de paiement.`),
  title: fr('Votre remboursement est parti'),
  sent: (amount: string, day: string): string =>
    fr(`Nous avons envoyé ce remboursement de ${amount} le ${day}.`),
  number: fr('Commande'),
  amount: fr('Montant'),
  at: fr('Parti le'),
  services: fr('Consultations'),
  howItComesBack,
  attached: fr(
    "L'avoir numéroté de ce remboursement est joint à ce message. Il reste aussi dans votre compte.",
  ),
  revoked: fr("Les rapports remboursés ne s'ouvrent plus, ni depuis votre compte ni par les liens reçus."),
  /** Paid without Stripe. */
  paid: {
    otherwise: fr(
      'Il ne passe pas par le moyen de paiement de la commande, mais par un virement ou par un autre moyen convenu avec vous.',
    ),
    dispute: fr(
      'Votre banque vous a rendu cette somme à la suite de votre contestation : rien ne reste à vous verser.',
    ),
  },
  question: withdrawalMailTexts.question,
} as const;

export const returnedMailTexts = {
  subject: (number: string): string => fr(`Votre remboursement de la commande ${number} nous est revenu`),
  preheader: (amount: string): string => fr(`Nous vous devons toujours ${amount}. Indiquez-nous un IBAN.`),
  title: fr('Votre banque nous a renvoyé votre remboursement'),
  returned: (amount: string, day: string): string =>
    fr(
      `Nous vous avions remboursé ${amount}. Nous avons appris le ${day} que votre banque ne les a pas gardés : la carte est peut-être remplacée, ou le compte fermé. Nous vous les devons toujours.`,
    ),
  ask: fr(
    "Répondez à ce message avec l'IBAN et le nom du titulaire du compte sur lequel vous souhaitez les recevoir. Nous vous les virons dès que nous l'avons lu.",
  ),
  safe: fr('Un IBAN suffit : ne nous écrivez ni numéro de carte, ni code.'),
  note: returnedNote,
  reports: fr('Vos rapports livrés s’ouvrent de nouveau, jusqu’à ce que le remboursement vous parvienne.'),
  question: withdrawalMailTexts.question,
} as const;

export const againMailTexts = {
  subject: (number: string): string => fr(`Votre remboursement de la commande ${number} est reparti`),
  title: fr('Votre remboursement est reparti'),
  sent: (amount: string, day: string): string =>
    fr(`Nous vous avons envoyé de nouveau ${amount} le ${day}, après le retour du premier remboursement.`),
  note: returnedNote,
} as const;
