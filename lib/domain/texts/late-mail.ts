import { fr } from './typography.ts';

/** The mail to a customer whose report is late. */
export const lateMailTexts = {
  subject: (number: string): string => fr(`Commande ${number} : nous sommes en retard`),
  preheader: (due: string): string => fr(`Nouvelle date de livraison : ${due}.`),
  title: fr('Votre consultation est en retard'),
  apology: (missed: string, missing: number): string =>
    missing > 1
      ? fr(
          `Nous vous avions promis vos rapports pour le ${missed}. Il en manque ${missing}, et nous vous prions de nous en excuser.`,
        )
      : fr(
          `Nous vous avions promis votre rapport pour le ${missed}. Il n'est pas prêt, et nous vous prions de nous en excuser.`,
        ),
  some: fr('Ce qui est livré reste dans votre compte. Reste à vous livrer :'),
  all: fr('Reste à vous livrer :'),
  newDate: fr('Nouvelle date de livraison'),
  choice: fr('Vous avez le choix'),
  wait: fr(
    "Attendre : vous n'avez rien à faire. Votre commande passe devant les autres, et un e-mail vous avertit dès qu'un rapport est prêt.",
  ),
  withdraw: fr(
    'Renoncer : nous vous remboursons, sans motif à donner et sans frais, par le moyen de paiement que vous avez utilisé.',
  ),
  action: fr('Renoncer au contrat ici'),
  account: fr('Votre commande est dans votre compte :'),
  question: fr('Une question ? Écrivez-nous à'),
} as const;
