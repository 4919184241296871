import { fr } from './typography.ts';

/** The mail to a customer whose bank refused a delayed payment. */
export const paymentRefusedMailTexts = {
  subject: (number: string): string => fr(`Commande ${number} : votre banque a refusé le paiement`),
  preheader: fr('Vous pouvez réessayer de payer : votre commande est gardée.'),
  title: fr('Votre paiement n’a pas abouti'),
  refused: fr(
    'Votre banque a refusé le paiement de cette commande. Nous n’avons rien reçu, et nos experts n’ont pas commencé.',
  ),
  number: fr('Commande'),
  services: fr('Consultations'),
  amount: fr('Montant'),
  again: fr('Pour réessayer de payer'),
  how: fr(
    'Ce lien rouvre votre commande telle que vous l’avez laissée, après connexion à votre compte. Vous pouvez payer par le même moyen ou par un autre ; si vous avez payé entre-temps, il vous conduit à votre compte.',
  ),
  action: fr('Reprendre le paiement'),
  nothing: fr('Si vous ne voulez plus de cette commande, vous n’avez rien à faire.'),
  question: fr('Une question ? Écrivez-nous à'),
} as const;
