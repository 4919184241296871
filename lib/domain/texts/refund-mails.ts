import { fr } from './typography.ts';

/** Two mails: the receipt of a withdrawal (code de la consommation L221-21, D221-5), and the money on its way. */
const howItComesBack = fr(
  'Le remboursement part vers le moyen de paiement que vous avez utilisé, sans frais et sans que vous ayez rien à faire. Il apparaîtra sur votre compte sous quelques jours ouvrés.',
);

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
  question: withdrawalMailTexts.question,
} as const;
