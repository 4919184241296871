import { factorTexts } from './factor.ts';

/** The customer's message for each error code, unless the error brings a more precise one. */
export const errorTexts = {
  invalid_request: 'La demande est incomplète ou illisible. Rechargez la page, puis réessayez.',
  selection_invalid:
    'Cette sélection de consultations ne peut pas être commandée. Choisissez de nouveau vos consultations.',
  email_mismatch: 'L’adresse e-mail doit être celle de votre compte.',
  terms_outdated:
    'Nos conditions de vente viennent de changer. Rechargez la page pour lire la nouvelle version.',
  amount_mismatch: 'Le prix affiché a changé. Rechargez la page pour voir le montant exact.',
  attempt_changed: 'Votre commande a changé depuis le dernier essai. Réessayez.',
  due_date_later:
    'Nos experts viennent de recevoir d’autres commandes : la date de livraison a été mise à jour. Vérifiez-la, puis commandez de nouveau.',
  discipline_closed: 'Cette consultation n’est pas proposée en ce moment.',
  already_paid: 'Cette commande est déjà payée. Vous la retrouvez dans votre compte.',
  payment_pending: 'Votre paiement est en cours de confirmation par votre banque.',
  already_registered: 'Un compte existe déjà avec cet email. Connectez-vous plutôt.',
  already_taken: 'Cette consultation est déjà prise en charge.',
  already_delivered: 'Cette consultation est déjà livrée.',
  already_staff: 'Cette personne a déjà accepté une invitation : elle est dans la liste.',
  staff_left: 'Cette personne est partie. Réactivez d’abord son accès.',
  last_administrator:
    'C’est la dernière personne de l’administration. Invitez-en une autre d’abord, et attendez qu’elle ait accepté.',
  part_over: 'Cette consultation n’est plus à livrer.',
  questions_open: 'Plusieurs questions attendent déjà une réponse. Laissez le client y répondre d’abord.',
  correction_open: 'Une correction est déjà demandée pour ce rapport\u00a0: elle aura d’abord sa réponse.',
  correction_used:
    'La correction comprise n’est plus à demander pour ce rapport. Une erreur de notre fait se signale toujours.',
  margin_closed:
    'Les questions en marge de ce rapport sont closes. Votre expert vous lit encore dans la conversation.',
  margin_full:
    'Les questions en marge de ce rapport sont toutes posées. Votre expert vous lit encore dans la conversation.',
  margin_answered: 'Cette question a déjà sa réponse\u00a0: elle reste dans la conversation.',
  correction_unsaid:
    'Le client a demandé une correction de ce rapport. Dites-lui ce qui change, puis livrez.',
  birth_fixed: 'La naissance de cette commande ne se corrige plus.',
  birth_asked:
    'Le client demande de corriger la naissance. Répondez à sa demande dans le dossier, puis livrez.',
  request_changed: 'Cette demande n’est plus celle que vous avez lue. Rechargez la page, puis répondez.',
  memos_full: 'Cette consultation a atteint le nombre maximal de notes.',
  draft_changed:
    'Ce texte a changé depuis que vous l’avez ouvert, dans un autre onglet ou chez un collègue. Votre version est gardée : choisissez celle à conserver.',
  conventions_changed:
    'Ce choix a changé entre-temps, dans un autre onglet ou sur un autre appareil. Le dossier montre celui qui vaut.',
  sections_full: 'Ce rapport a déjà le plus grand nombre de sections possible.',
  passages_full: 'Vous gardez déjà 3\u202f000 passages, le maximum. Supprimez-en pour en ajouter.',
  link_invalid: 'Ce lien est expiré ou invalide.',
  invalid_day:
    'La date de votre appareil n’est pas celle d’aujourd’hui dans votre fuseau horaire. Réglez-la, puis réessayez.',
  guidance_received: 'Vous avez déjà reçu votre guidance aujourd’hui. Revenez demain !',
  guidance_stopped:
    'Cette adresse a demandé à ne plus recevoir la guidance. Pour changer d’avis, ouvrez le lien de désinscription du dernier message reçu.',
  report_unchecked: 'Ce rapport n’a pas été vérifié. Envoyez le PDF, puis livrez-le.',
  report_short:
    'Ce rapport est bien plus court que promis. Confirmez sa livraison, ou envoyez un PDF complet.',
  report_names_others:
    'Ce rapport porte le nom ou la naissance d’une autre personne. Confirmez sa livraison, ou envoyez le bon PDF.',
  report_incomplete:
    'Ce rapport ne peut pas encore être mis en page\u00a0: il est vide, ou cite une valeur absente du dossier.',
  report_stale:
    'Ce rapport a été mis en page un autre jour ou pour une version déjà livrée. Mettez-le en page à nouveau.',
  not_typeset: 'Un signe ou une figure ne peut pas être imprimé. Votre texte est enregistré.',
  code_unknown:
    'Aucun rapport ne porte ce code. Vérifiez chaque caractère\u00a0: 0 et O, 1 et I n’y figurent pas.',
  refunded: 'Cette consultation a été remboursée : son rapport ne s’ouvre plus.',
  order_not_found:
    'Aucune commande ouverte à la rétractation ne correspond à ces indications. Vérifiez le numéro et l’adresse e-mail du compte ; une commande à laquelle vous avez déjà renoncé, ou dont le délai est passé, n’apparaît plus ici.',
  refund_under_way:
    'Cette commande vous est déjà remboursée ou le sera dans quelques jours\u00a0: vous n’avez rien à demander. Un e-mail vous en informe.',
  refund_too_large: 'Ce montant dépasse ce qui peut encore être remboursé.',
  refund_moved: 'Ce remboursement est déjà reparti, ou payé autrement. Rechargez la page pour le voir.',
  email_unverified: 'Confirmez d’abord votre adresse e-mail : vos rapports vous y seront alors annoncés.',
  signed_out: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  sign_in_again: 'Saisissez à nouveau votre mot de passe pour continuer.',
  wrong_code: factorTexts.wrong,
  wrong_password: factorTexts.wrongPassword,
  factor_enrolled: factorTexts.enrolled,
  forbidden: 'Cet accès est refusé.',
  not_found: 'Cette page ou cette commande est introuvable.',
  too_large: 'La demande est trop volumineuse. Raccourcissez le texte ou allégez le fichier.',
  too_many: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  payment_unavailable: 'Erreur lors de la création du paiement',
  unexpected: 'Une erreur inattendue s’est produite',
} as const;

/** A cursor that its list cannot read. */
export const listMoved = 'La suite de cette liste est introuvable. Rechargez la page.';

const minutesOf = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 1 ? `${minutes}\u00a0minutes` : 'une minute';
};
/** `too_many` with the waiting time: after many tries, or after many mails to an address, which may have no account. */
export const tooManyFor = (milliseconds: number): string =>
  `Trop de tentatives. Patientez ${minutesOf(milliseconds)}, puis réessayez.`;
export const mailsAsked = (milliseconds: number): string =>
  `Plusieurs e-mails ont déjà été demandés pour cette adresse\u00a0: ouvrez l’un d’eux, ou réessayez dans ${minutesOf(milliseconds)}.`;

/** Names the colleague who took the part first (`already_taken`). */
export const takenBy = (name: string): string => `${name} a déjà pris cette consultation en charge.`;

/** An expert whom the shop does not name to its customers takes nothing (`forbidden`). */
export const notShown =
  'Une consultation est prise par un expert que présente la page «\u202fNos experts\u202f», sous le même nom\u00a0: demandez à l’administration de vous y ajouter.';

/** What tells of a birth was asked for before the part was opened (`forbidden`). */
export const birthUnread =
  'Ouvrez d’abord cette consultation depuis la file, ou rechargez la page\u00a0: la lecture de la naissance est alors inscrite, et son client la voit.';

/** The day on which a customer's report was revoked (`refunded`). */
export const reportRefundedOn = (day: string): string =>
  `Ce rapport a été retiré le ${day}\u00a0: la consultation a été remboursée.`;

/** The reason why the expert has nothing more to do (`part_over`). */
export const withdrawnFrom = (day: string): string =>
  `Le client s’est rétracté de cette consultation le ${day} : elle n’est plus à livrer, et rien ne lui a été envoyé.`;
export const refundedOn = (day: string): string =>
  `Cette consultation a été remboursée le ${day} : elle n’est plus à livrer, et rien n’a été envoyé.`;
