/** The mails about the person studied: its answer, and what the buyer is told. */
import { merchant } from '../merchant.ts';
import { fr } from './typography.ts';

export const personAnswerTexts = {
  subject: fr('Notre réponse à votre demande'),
  corrected: (at: string): string => fr(`La correction que vous avez demandée le ${at} est faite.`),
  refused: (at: string): string => fr(`La correction que vous avez demandée le ${at} n’est pas faite.`),
  where: fr('La réponse entière est sur votre page, que vous ouvrez par le lien reçu avec la consultation.'),
  question: fr('Une question ? Écrivez à'),
  email: merchant.dataProtection.email,
} as const;

const listOf = (numbers: readonly string[]): string => numbers.join(', ');

export const personErasedTexts = {
  subject: fr('Les données d’une personne sont effacées'),
  asked: fr(
    'Une personne pour qui vous aviez donné une naissance nous a demandé d’effacer ses données. C’est son droit, et nous l’avons fait.',
  ),
  orders: (numbers: readonly string[]): string =>
    fr(numbers.length === 1 ? `Votre commande ${listOf(numbers)} :` : `Vos commandes ${listOf(numbers)} :`),
  stopped: fr(
    'ce qui n’était pas encore livré est arrêté et vous est remboursé en entier, sur votre moyen de paiement ; un e-mail suit avec l’avoir ;',
  ),
  delivered: fr(
    'ce qui était livré : notre copie du rapport est effacée, celle que vous avez gardée reste à vous ;',
  ),
  kept: fr('la commande et sa note restent dans votre compte, sans cette personne.'),
  account: fr('Votre compte ne garde plus cette personne. Vous n’avez rien à faire.'),
  action: 'Voir mes commandes',
  question: fr('Une question ? Écrivez à'),
} as const;
