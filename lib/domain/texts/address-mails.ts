import { merchant } from '../merchant.ts';
import { resetMailTexts, validationMailTexts } from './mails.ts';
import { fr } from './typography.ts';

/** The mail to the former address of an account. */
export const addressChangedTexts = {
  subject: fr("L'adresse e-mail de votre compte a changé"),
  preheader: fr('Si ce changement ne vient pas de vous, prévenez-nous.'),
  changed: (date: string): string =>
    fr(`L'adresse e-mail de votre compte ${merchant.shopName} a été changée le ${date}.`),
  effect: fr(
    "Nos messages partent désormais à la nouvelle adresse, et c'est avec elle que l'on se connecte à ce compte. Les liens de validation et de mot de passe envoyés ici ne fonctionnent plus.",
  ),
  notMe: validationMailTexts.notMe,
  undo: (hours: number): string =>
    fr(
      `Pendant ${hours} heures, le lien ci-dessous annule ce changement : vous choisissez un nouveau mot de passe, cette adresse redevient celle du compte et toutes les autres connexions prennent fin aussitôt.`,
    ),
  undoAction: 'Annuler le changement',
  tell: fr("Si vous n'avez pas demandé ce changement, prévenez-nous sans attendre, à"),
  call: fr('ou au'),
} as const;

/** The link to a mailbox that an administrator chose, in the mails that confirm it or answer a forgotten password. */
export const sealedLinkTexts = {
  effect: (days: number): string =>
    fr(
      `Le lien reste valable ${days} jours. Notre équipe a corrigé l'adresse de ce compte : le lien demande donc son mot de passe actuel, et la page dit comment faire si vous ne le connaissez plus. Ne le transmettez à personne.`,
    ),
  ignore: fr(
    "Si ce compte n'est pas le vôtre, ignorez ce message : sans son mot de passe, rien n'est confirmé. Pour que votre adresse en soit retirée, écrivez-nous à",
  ),
} as const;

/** The answer to a forgotten password of such an account, in place of a link that sets one. */
export const sealedResetTexts = {
  ...sealedLinkTexts,
  subject: resetMailTexts.subject,
  preheader: (days: number): string => fr(`Le lien est valable ${days} jours.`),
  reason: fr(
    `Quelqu'un a demandé un nouveau mot de passe pour le compte ${merchant.shopName} de cette adresse, qui n'est pas encore confirmée. Commencez par là.`,
  ),
  action: validationMailTexts.action,
  fallback: validationMailTexts.fallback,
  notMe: validationMailTexts.notMe,
} as const;
