import { ofShop } from '../merchant/contact.ts';
import { staffPasswordMinimum } from '../password.ts';
import { linkMailTexts } from './link-mails.ts';
import { fr } from './typography.ts';

/** Of a message whose expert has left, in «À traiter» and its mail. */
export const unattendedWhy = fr(
  "Un client a écrit à un expert qui n'est plus à l'atelier, ou plus dans cette discipline. Confiez la consultation à un autre depuis la commande : il reprend la conversation.",
);

/** Reasons for refusing a change of the team. */
export const staffTexts = {
  roleMissing: 'Choisissez une discipline, ou l’administration.',
  unknown: fr("Personne de l'équipe n'a cette adresse."),
  notOpen: fr("Cette personne n'a pas d'accès ouvert à l'atelier."),
  invitationOpen: fr(
    "Cette adresse est invitée à l'atelier : acceptez l'invitation, ou faites-la retirer, avant de changer d'adresse.",
  ),
  notByColleague: fr(
    "C'est le compte d'une personne de l'équipe : elle seule en change l'adresse, depuis son profil.",
  ),
  sealed: fr(
    "L'adresse de ce compte a été corrigée par l'équipe et attend sa confirmation : elle ne peut pas être invitée.",
  ),
  another: fr(
    "Un autre administrateur que celui qui a corrigé l'adresse doit confirmer, et il doit l'être depuis plus longtemps que cette correction.",
  ),
  unsealed: fr("Cette demande n'attend plus de confirmation."),
  locked: fr('Le compte de cette adresse est verrouillé : cette personne ne peut pas être invitée.'),
} as const;

export const invitationMailTexts = {
  subject: fr(`Votre accès à l'atelier ${ofShop}`),
  preheader: (hours: number): string => fr(`Le lien est valable ${hours} heures.`),
  greeting: (name: string): string => `Bonjour ${name},`,
  reason: fr(
    `L'administration ${ofShop} vous invite à l'atelier, où les consultations sont prises en charge, rédigées et livrées.`,
  ),
  action: fr('Choisir mon mot de passe'),
  effect: (hours: number): string =>
    fr(
      `Le lien ne sert qu'une fois et reste valable ${hours} heures. Il confirme votre adresse. Votre mot de passe compte au moins ${staffPasswordMinimum} caractères et remplace celui que vous auriez déjà sur le site. Ne transmettez ce lien à personne.`,
    ),
  ...linkMailTexts,
  ignore: fr(
    "Si vous n'attendez pas cette invitation, ignorez ce message : aucun accès ne sera ouvert. Une question ? Écrivez-nous à",
  ),
} as const;
