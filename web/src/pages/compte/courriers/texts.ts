/** /compte/courriers: what the shop writes to a customer, why, and the one switch. */
import { stopNames } from '#domain/texts/stop-reasons.ts';
import { fr } from '#domain/texts/typography.ts';
import type { GuidanceChoice } from '#domain/wire/mailings.ts';
import { ownLongDate, ownLongDateTime } from '#web/platform/own-time.ts';

const dateTime = (at: string): string => ownLongDateTime(new Date(at));

/** When the address agreed to the guidance, and when and how it refused it. */
const stateOf = ({ asked_at, stopped_at, stopped_by, resumed_at = '' }: GuidanceChoice): string => {
  const agreed = asked_at && `Votre dernier accord date du ${dateTime(asked_at)}.`;
  if (stopped_at) {
    const how = stopped_by ? `, ${stopNames[stopped_by]}` : '';
    const stopped = `Arrêtée le ${dateTime(stopped_at)}${how}. Plus personne ne peut la demander pour cette adresse.`;
    return fr([stopped, agreed].filter(Boolean).join(' '));
  }
  const resumed = resumed_at > (asked_at ?? '') && `Permise de nouveau le ${dateTime(resumed_at)}.`;
  return fr([resumed, agreed, 'Rien ne part sans une nouvelle demande.'].filter(Boolean).join(' '));
};

export const mailingsTexts = {
  title: 'Ce que nous vous écrivons',
  back: 'Mon compte',
  intro: fr(
    "Chaque e-mail a une raison, dite ici. Aucun ne contient de publicité, ni de quoi savoir si vous l'avez ouvert.",
  ),
  terms: {
    what: 'Ce que vous recevez',
    why: 'Pourquoi',
    since: 'Depuis quand',
    stop: fr("Peut-on l'arrêter ?"),
  },
  all: fr('Tout ce que nous vous écrivons'),
  loading: 'Chargement',
  expired: fr('Votre session a expiré. Reconnectez-vous pour voir votre choix et le changer.'),
  signIn: fr(
    "Pour voir votre accord et le changer, connectez-vous, ou ouvrez cette page par le lien au bas d'une guidance.",
  ),
  /** The switch; the words beside it say its state. */
  label: fr('Recevoir la guidance quand je la demande'),
  words: { on: 'Oui', off: 'Non' },
  stateOf,
  saving: fr('Nous enregistrons votre choix…'),
  never: fr("Cette adresse n'a jamais demandé la guidance. Rien ne part sans demande."),
  ask: 'Demander la guidance du jour',
  unverified: fr("Votre adresse n'est pas encore confirmée"),
  unverifiedDetail: fr(
    "Une autre personne a pu la saisir : avant de savoir qu'elle est la vôtre, nous ne disons rien de ce qu'elle a demandé.",
  ),
  verify: 'Confirmer mon adresse',
  failed: fr("Votre choix n'a pas été enregistré"),
  loadFailed: fr("Votre choix n'a pas pu être chargé"),
  unexpected: fr("Une erreur inattendue s'est produite. Réessayez dans un instant."),
  retry: 'Réessayer',
  dead: fr("Ce lien ne s'ouvre plus"),
  deadDetail: fr(
    "Il a expiré ou il est incomplet. Utilisez le lien du dernier message reçu, connectez-vous si vous avez un compte, ou écrivez-nous : nous arrêterons l'envoi pour vous.",
  ),
  write: 'Écrire au support',
} as const;

type Sort = {
  readonly title: string;
  /** How often, in words and by the fill of a dot. */
  readonly when: string;
  readonly fill: 'empty' | 'half' | 'full';
  readonly what: string;
  readonly why: string;
  /** With the day on which the account was opened, if it is known. */
  readonly since?: (opened?: string) => string;
  readonly stop: string;
};

export const sorts = {
  commandes: {
    title: 'Vos commandes',
    when: 'Toujours',
    fill: 'full',
    what: fr(
      "La confirmation, avec la note et les conditions de vente ; un paiement que la banque refuse ; chaque rapport prêt ; la réponse à une correction de naissance ; un retard et sa nouvelle date ; l'accusé d'une rétractation ; un remboursement et son avoir.",
    ),
    why: fr(
      "Le contrat, et la loi : la confirmation et l'accusé d'une rétractation vous sont dus par écrit (code de la consommation, articles L. 221-13 et L. 221-21).",
    ),
    since: () => fr("Depuis chaque commande, jusqu'à ce qu'elle soit livrée, remboursée ou close."),
    stop: fr("Non : vous n'auriez ni preuve de votre achat, ni annonce de vos rapports."),
  },
  compte: {
    title: fr('Votre compte et sa sécurité'),
    when: 'Toujours',
    fill: 'full',
    what: fr(
      "Le lien qui confirme votre adresse, celui d'un nouveau mot de passe, tout changement d'adresse ou de mot de passe, la fermeture du compte, un changement important de notre politique de confidentialité, et un message un mois avant l'effacement d'un compte inutilisé depuis trois ans.",
    ),
    why: fr('Le contrat de votre compte, et notre devoir de le protéger (RGPD, articles 6.1.b et 32).'),
    since: (opened) =>
      opened
        ? fr(`Depuis l'ouverture de votre compte, le ${ownLongDate(new Date(opened))}.`)
        : fr("Depuis l'ouverture de votre compte."),
    stop: fr(
      "Non : c'est ainsi que vous apprenez qu'une autre personne y touche. Fermer le compte y met fin.",
    ),
  },
  messages: {
    title: 'Vos messages',
    when: fr('Si vous écrivez'),
    fill: 'half',
    what: fr(
      "L'accusé de réception d'un message du formulaire de contact ou d'une correction demandée, puis notre réponse.",
    ),
    why: fr('Votre demande : vous nous avez écrit, et nous tenons à vous répondre (RGPD, article 6.1.f).'),
    since: () => fr('Depuis chaque message, et pour lui seul.'),
    stop: fr('Rien à arrêter : sans nouveau message de vous, plus rien ne part.'),
  },
  guidance: {
    title: fr('La guidance du jour'),
    when: fr('Sur demande'),
    fill: 'empty',
    what: fr('Le ciel du jour dessiné, ses mots et un geste : un e-mail par demande, un par jour au plus.'),
    why: fr(
      'Votre accord, que vous pouvez retirer à tout moment (RGPD, article 6.1.a ; code des postes, article L34-5).',
    ),
    stop: fr('Oui, ici, ou par le lien au bas de chaque guidance.'),
  },
} as const satisfies Record<string, Sort>;
