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

/** To a confirmed former address: an administrator's correction may give the account away after these hours. */
export const addressConfirmedTexts = {
  subject: fr('On demande un nouveau mot de passe pour votre compte'),
  preheader: fr("Si ce n'est pas vous, arrêtez-le d'un clic."),
  asked: fr(
    `Notre équipe a corrigé l'adresse e-mail de votre compte ${merchant.shopName}. La nouvelle boîte nous a dit ne plus connaître son mot de passe, et une seconde personne de l'équipe a confirmé la demande.`,
  ),
  effect: (date: string): string =>
    fr(
      `À partir du ${date}, la nouvelle adresse pourra recevoir un lien pour choisir un autre mot de passe. Si c'est bien vous, vous n'avez rien à faire.`,
    ),
  notMe: validationMailTexts.notMe,
  undo: fr(
    'Jusque-là, le lien ci-dessous arrête tout : vous choisissez un nouveau mot de passe, cette adresse redevient celle du compte et toutes les autres connexions prennent fin aussitôt.',
  ),
  undoAction: fr("Ce n'est pas moi"),
  tell: fr('Prévenez-nous aussi, sans attendre, à'),
} as const;

/** To the corrected address. */
export const addressOpensTexts = {
  subject: fr('Votre demande de nouveau mot de passe'),
  preheader: fr('Notre équipe a confirmé votre demande.'),
  when: (date: string): string =>
    fr(
      `Notre équipe a confirmé votre demande. Par sécurité, l'adresse précédente du compte en est avertie et peut l'arrêter. À partir du ${date}, demandez un nouveau mot de passe : le lien arrivera ici.`,
    ),
  action: fr('Demander un nouveau mot de passe'),
  before: fr("Avant cette date, le lien reçu ne fait que confirmer l'adresse, avec le mot de passe actuel."),
  notMe: validationMailTexts.notMe,
  ignore: fr("Si vous n'avez rien demandé, ignorez ce message et écrivez-nous à"),
} as const;
