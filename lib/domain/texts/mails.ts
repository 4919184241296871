import { clockName } from '#content/shop.ts';
import { merchant } from '../merchant.ts';
import { linkMailTexts } from './link-mails.ts';
import { fr } from './typography.ts';

const { company, contact, shopName } = merchant;

/** The end of every e-mail. */
export const footerTexts = {
  seller: [
    `${company.name}, ${company.legalForm}, au capital de ${company.capital}`,
    `${company.address}. ${company.registration}. ${company.vat.mention}`,
    contact.email,
    `${contact.phone}, ${contact.hours}`,
  ].map(fr),
  disclaimer: fr(
    "Nos conseils ne remplacent pas l'avis d'un professionnel de la santé, du droit ou de la finance. Les consultations sont proposées à titre de divertissement et de développement personnel.",
  ),
  why: fr('Pourquoi je reçois cet e-mail'),
} as const;

export const validationMailTexts = {
  subject: fr('Confirmez votre adresse e-mail'),
  preheader: (days: number): string => fr(`Un clic suffit. Le lien est valable ${days} jours.`),
  reason: fr(
    `Un compte a été ouvert sur ${shopName} avec cette adresse. Ce lien confirme qu'elle est bien la vôtre ; nous pourrons alors vous y annoncer vos rapports.`,
  ),
  reasonOfChange: fr(
    `Cette adresse est désormais celle d'un compte ${shopName}. Ce lien confirme qu'elle est bien la vôtre ; nous pourrons alors vous y annoncer vos rapports.`,
  ),
  action: fr('Confirmer mon adresse'),
  effect: (days: number): string =>
    fr(
      `Le lien ne sert qu'une fois et reste valable ${days} jours. Dans un navigateur qui n'est pas connecté à votre compte, il vous demande votre mot de passe, ou d'en choisir un nouveau : ne le transmettez à personne.`,
    ),
  ...linkMailTexts,
  ignore: fr(
    "Si vous n'avez pas ouvert de compte, ouvrez le lien et choisissez « Ce n'est pas moi » : le compte est supprimé, ou bloqué s'il a servi à un achat. Vous pouvez aussi ignorer ce message : sans vous, rien n'est confirmé et le lien expire de lui-même. Une question ? Écrivez-nous à",
  ),
  ignoreChange: fr(
    "Si vous n'avez pas demandé ce changement, ignorez ce message : sans vous, rien n'est confirmé. Pour que ce compte soit fermé, ouvrez le lien et choisissez « Ce n'est pas moi » ; pour que votre adresse en soit retirée, écrivez-nous à",
  ),
} as const;

export const resetMailTexts = {
  subject: fr('Choisissez un nouveau mot de passe'),
  preheader: (minutes: number): string => fr(`Le lien est valable ${minutes} minutes.`),
  reason: fr(
    `Quelqu'un a demandé un nouveau mot de passe pour votre compte ${shopName}. Si c'est vous, ce lien ouvre la page où le choisir.`,
  ),
  action: fr('Choisir un mot de passe'),
  effect: (minutes: number): string =>
    fr(
      `Le lien ne sert qu'une fois et reste valable ${minutes} minutes. Le nouveau mot de passe déconnecte tous les appareils de votre compte.`,
    ),
  ...linkMailTexts,
  ignore: fr(
    'Ignorez ce message : sans votre clic, votre mot de passe reste le même. Si ces messages se répètent, écrivez-nous à',
  ),
} as const;

export const confirmationMailTexts = {
  subject: (number: string): string => fr(`Commande ${number} confirmée`),
  subjectAgain: (number: string): string => fr(`Commande ${number} : votre confirmation, à nouveau`),
  preheader: (due: string): string => fr(`Livraison au plus tard : ${due}.`),
  title: fr('Merci, votre commande est confirmée'),
  titleAgain: fr('La confirmation de votre commande'),
  received: fr('Votre paiement est accepté. Voici le récapitulatif de votre commande.'),
  again: fr(
    "Nous vous renvoyons la confirmation d'une commande déjà payée, avec la note, les conditions de vente et le formulaire de rétractation, parce que vous l'avez demandé ou que l'adresse de votre compte a été corrigée. Ce n'est pas un nouvel achat, et rien n'est débité.",
  ),
  order: fr('Votre commande'),
  number: fr('Numéro'),
  paidAt: fr('Payée le'),
  person: fr('Pour'),
  birth: fr('Naissance'),
  instant: fr('Instant'),
  total: fr('Total TTC'),
  due: fr('Livraison au plus tard'),
  next: fr('La suite'),
  steps: (isBirth: boolean) =>
    [
      'Un expert de la discipline prend votre consultation en charge.',
      isBirth
        ? 'Il calcule, interprète et rédige à partir de vos données de naissance.'
        : 'Il interprète et rédige pour vous seul.',
      "Votre rapport s'ouvre depuis votre compte dès qu'il est prêt, et un e-mail vous en avertit.",
    ].map(fr),
  unverified: fr(
    "Votre adresse e-mail n'est pas encore confirmée : ouvrez le lien de notre autre message pour que nous puissions vous y annoncer vos rapports. Ils seront dans votre compte dans tous les cas.",
  ),
  account: fr('Accéder à mon compte'),
  withdrawal: fr('Votre droit de rétractation'),
  withdrawalUntil: fr("Vous pouvez renoncer au contrat, sans motif et sans frais, jusqu'au"),
  withdrawalHow: fr(
    `inclus (${clockName}) : avec « Renoncer au contrat ici », au bas de chaque page du site et sur votre commande, en nous renvoyant le formulaire joint, ou par toute autre déclaration sans ambiguïté.`,
  ),
  withdrawalAddress: fr('Pour renoncer en ligne :'),
  guaranteeUntil: fr(
    "Garantie étendue de votre pack : vous pouvez encore changer d'avis, de la même façon et pour un remboursement intégral, jusqu'au",
  ),
  guaranteeHow: fr(` inclus (${clockName}).`),
  attachments: fr('Pièces jointes'),
  terms: (date: string): string => fr(`Conditions générales de vente, version du ${date}`),
  form: fr('Formulaire de rétractation'),
  invoice: fr('La note de votre commande, numérotée'),
  keep: fr('Conservez ce message : il contient le contrat que vous avez accepté.'),
} as const;

export const reportMailTexts = {
  /** The reports of one order have subjects of their own. */
  subject: (service: string, isNew: boolean): string =>
    fr(`Votre rapport est prêt : ${service}${isNew ? ', nouvelle version' : ''}`),
  preheader: (service: string): string => fr(`Votre rapport « ${service} » vous attend.`),
  title: fr('Votre rapport est prêt'),
  ready: (service: string, pages: number): string =>
    fr(`Votre rapport « ${service} » est prêt : ${pages} pages, en PDF.`),
  replaced: fr("Cette nouvelle version remplace la précédente, dont le lien ne s'ouvre plus."),
  corrected: fr('C’est la correction que vous aviez demandée : votre compte dit ce qui change.'),
  print: fr(
    "Une édition à imprimer, sans fond, est jointe : elle s'ouvre à la même adresse, et dans votre compte.",
  ),
  untagged: fr(
    "Ce PDF n'a pas la structure dont se servent les lecteurs d'écran. S'il vous en faut une version adaptée, écrivez-nous, elle est sans frais : notre adresse est au bas de ce message.",
  ),
  more: fr('Les autres rapports de votre commande vous seront annoncés de la même façon.'),
  action: fr('Ouvrir mon rapport'),
  number: fr('Commande'),
  code: fr("Code d'authenticité"),
  person: fr('Pour'),
  service: fr('Consultation'),
  expert: fr('Écrite par'),
  link: fr('Votre lien'),
  personal: (days: number): string =>
    fr(
      `Ce lien est personnel : pendant ${days} jours, il ouvre votre rapport sans mot de passe, autant de fois que vous le souhaitez. Ne le transmettez à personne.`,
    ),
  account: fr('Votre rapport reste aussi dans votre compte :'),
  fallback: validationMailTexts.fallback,
  question: fr('Une question sur votre rapport ? Écrivez-nous à'),
} as const;
