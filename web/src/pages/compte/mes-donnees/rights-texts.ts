/** Each right of the customer, and the place where it is used (GDPR, articles 12 to 22). */
import { closingHours } from '#domain/links.ts';
import { mailingsPath } from '#domain/mailings.ts';
import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';
import { paths } from '#web/platform/paths.ts';

const { email } = merchant.dataProtection;

export const rightsTexts = {
  title: 'Vos droits, un par un',
  rights: [
    {
      to: paths.account,
      label: 'Voir et corriger',
      text: fr(
        "Vos noms, votre adresse, les personnes que garde votre compte et leurs naissances sont dans votre profil. La naissance d'une commande se corrige sur la commande ; une fois lue par un expert, elle se demande, et la réponse y est datée.",
      ),
    },
    {
      to: `${paths.account}#historique`,
      label: 'Savoir qui les a lues',
      text: fr('Chaque commande ouvre son registre : qui, quand et pourquoi.'),
    },
    {
      to: paths.account,
      label: 'Protéger votre accès',
      text: fr(
        'Dans votre profil, voyez les appareils connectés, changez de mot de passe ou déconnectez-les tous : tout le reste prend fin aussitôt.',
      ),
    },
    {
      to: mailingsPath,
      label: 'Choisir ce que nous vous écrivons',
      text: fr(
        "Chaque sorte d'e-mail y a sa raison. La guidance n'est écrite que si vous la demandez : la date de votre accord et un interrupteur y sont.",
      ),
    },
    {
      to: paths.closing,
      label: 'Tout effacer',
      text: fr(
        `Fermer votre compte efface tout ce que la loi ne nous oblige pas à garder. Vous avez ${closingHours} heures pour changer d’avis.`,
      ),
    },
    {
      to: `mailto:${email}`,
      label: 'Vous opposer, limiter, demander',
      text: fr(
        `Dans votre compte, plus bas sur cette page ; sans compte, écrivez à ${email}. La réponse vient dans le mois, sans frais.`,
      ),
    },
  ],
  policy: 'Lire la politique de confidentialité',
} as const;
