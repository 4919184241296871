import { owner } from '../owner.ts';
import { validationMailTexts } from './mails.ts';
import { fr } from './typography.ts';

/** Why somebody of the team is not made or unmade as asked. */
export const staffTexts = {
  roleMissing: 'Choisissez une discipline, ou l’administration.',
  unknown: fr("Personne de l'équipe n'a cette adresse."),
  notOpen: fr("Cette personne n'a pas d'accès ouvert à l'atelier."),
  locked: fr('Le compte de cette adresse est verrouillé : il ne peut pas être invité.'),
} as const;

const { shopName } = owner;

export const invitationMailTexts = {
  subject: fr(`Votre accès à l'atelier de ${shopName}`),
  preheader: (hours: number): string => fr(`Le lien est valable ${hours} heures.`),
  greeting: (name: string): string => `Bonjour ${name},`,
  reason: fr(
    `L'administration de ${shopName} vous invite à l'atelier, où les consultations sont prises en charge, rédigées et livrées.`,
  ),
  action: fr('Choisir mon mot de passe'),
  effect: (hours: number): string =>
    fr(
      `Le lien sert une seule fois et reste valable ${hours} heures. Votre mot de passe compte au moins 12 caractères ; il confirme votre adresse et remplace celui que vous auriez déjà ici. Ne transmettez ce lien à personne.`,
    ),
  fallback: validationMailTexts.fallback,
  notMe: validationMailTexts.notMe,
  ignore: fr(
    "Si vous n'attendez pas cette invitation, ignorez ce message : sans vous, rien n'est ouvert. Une question ? Écrivez-nous à",
  ),
} as const;
