/** /compte/mes-donnees: the customer takes the data along. */

import { formatDate, formatDayTime } from '#domain/dates.ts';
import { exportHours } from '#domain/export.ts';
import { closingHours } from '#domain/links.ts';
import { mailingsPath } from '#domain/mailings.ts';
import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import {
  type AskedCorrection,
  type CorrectionAnswer,
  type RequestReading,
  wordedKindOf,
  wordedKinds,
} from '#domain/requests.ts';
import { outcomeTexts, topicTexts, wordedTexts } from '#domain/texts/corrections.ts';
import { fr } from '#domain/texts/typography.ts';
import type { OwnRequest } from '#domain/wire/own-requests.ts';
import { paths } from '#web/platform/paths.ts';

/** Each right of the customer, and the place where it is used (GDPR, articles 12 to 22). */
const { email } = merchant.dataProtection;

export const rightsTexts = {
  title: 'Vos droits, un par un',
  rights: [
    {
      to: paths.account,
      label: 'Voir et corriger',
      text: fr(
        "Vos noms, votre adresse, les personnes que garde votre compte et leurs naissances sont dans votre profil. La naissance d'une commande se corrige sur la commande ; une fois lue par un expert, la correction se demande, et la réponse y est datée.",
      ),
    },
    {
      to: `${paths.account}#historique`,
      label: 'Savoir qui a lu vos données',
      text: fr(
        'Chaque commande ouvre son registre : qui, quand et pourquoi. Plus bas, chaque demande écrite dit qui l’a lue.',
      ),
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
  ],
  /** The way there depends on the session. */
  asking: {
    label: 'Limiter, vous opposer',
    text: fr(
      `Plus bas sur cette page, chacune est une demande à part, avec sa réponse ; sans compte, écrivez à ${email}. La réponse vient dans le mois, sans frais.`,
    ),
  },
  byMail: `mailto:${email}`,
  policy: 'Lire la politique de confidentialité',
} as const;

/** «Corriger»: what the customer changes alone, what is asked for, and the requests of the account. */
const kinds = {
  export: 'Copie de vos données',
  erasure: 'Fermeture du compte',
  correction: fr('Correction d’une naissance'),
  limitation: wordedTexts.limitation.name,
  objection: wordedTexts.objection.name,
} as const satisfies Record<OwnRequest['kind'], string>;

const nameOf = (kind: OwnRequest['kind']): string => wordedTexts[wordedKindOf(kind) ?? 'correction'].name;

const day = (at: string): string => formatDate(new Date(at));

export const correctTexts = {
  title: 'Corriger',
  alone: fr('Ce que vous corrigez vous-même prend effet aussitôt.'),
  places: [
    {
      to: paths.account,
      label: 'Votre profil',
      text: fr(
        'Vos noms, votre adresse e-mail, votre naissance, et les personnes pour qui vous commandez avec leurs naissances.',
      ),
    },
    {
      to: `${paths.account}#commandes`,
      label: fr('La naissance d’une commande'),
      text: fr('Sur la commande même. Une fois lue par un expert, la correction se demande au même endroit.'),
    },
    {
      to: mailingsPath,
      label: fr('Ce que nous vous écrivons'),
      text: fr('La raison de chaque e-mail, et la guidance que vous arrêtez ou reprenez.'),
    },
  ],
  ask: 'Demander, limiter, vous opposer',
  why: fr(
    'Le nom ou le montant d’une note ou d’un avoir, un rapport livré, les notes des experts, le registre des accès : écrivez-nous ce qui est faux, et ce qui est juste. Vous pouvez aussi limiter un usage de vos données, ou vous y opposer.',
  ),
  want: 'Vous voulez',
  wants: wordedKinds.map((value) => ({
    value,
    label: wordedTexts[value].choice,
    hint: wordedTexts[value].meaning,
  })),
  about: 'Cela concerne',
  choose: 'Choisissez',
  topics: topicTexts,
  topicRequired: 'Choisissez ce que votre demande concerne.',
  order: 'Quelle commande',
  noOrder: 'Aucune en particulier',
  orderOf: (id: string, createdAt: string) => fr(`${orderNumber(id)}, du ${day(createdAt)}`),
  message: 'Votre demande',
  messageHint: (max: number) => fr(`${max.toLocaleString('fr-FR')} caractères au plus.`),
  send: 'Envoyer la demande',
  summary: fr('À corriger avant l’envoi'),
  sent: fr('Demande envoyée'),
  sentText: fr('Un accusé de réception vous parvient par e-mail.'),
  failed: fr('La demande n’a pas été envoyée'),
  unexpected: fr('Votre demande est toujours dans le formulaire. Réessayez dans un instant.'),
  own: 'Vos demandes',
  loading: 'Chargement de vos demandes',
  none: fr('Vous ne nous avez encore rien demandé.'),
  loadFailed: fr('Vos demandes n’ont pas pu être chargées'),
  retry: 'Réessayer',
  kind: ({ kind, asked }: OwnRequest) =>
    asked ? fr(`${nameOf(kind)} : ${topicTexts[asked.about].toLowerCase()}`) : kinds[kind],
  ofOrder: ({ order_id }: AskedCorrection) => order_id && fr(`Commande ${orderNumber(order_id)}`),
  asked: ({ asked_at }: OwnRequest) => fr(`Demandée le ${day(asked_at)}`),
  state: ({ due_at, answered_at }: OwnRequest) =>
    answered_at === undefined
      ? fr(`Réponse au plus tard le ${day(due_at)}`)
      : fr(`Réponse donnée le ${day(answered_at)}`),
  /** A day on which somebody has read it several times counts once. */
  readings: (readings: readonly RequestReading[]) => {
    const lines = readings.map(({ name, at }) => `${name}, administration, le ${day(at)}`);
    return fr(`Lue par ${[...new Set(lines)].join(' ; ')}`);
  },
  answer: (kind: OwnRequest['kind'], { outcome, name }: CorrectionAnswer) =>
    `${outcomeTexts[wordedKindOf(kind) ?? 'correction'][outcome]} par ${name}`,
} as const;

const megabytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const sizeOf = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0ko`
    : `${megabytes.format(bytes / 1_000_000)}\u00a0Mo`;

const own = (at: string): string =>
  formatDayTime(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone);

export const dataTexts = {
  title: 'Mes données',
  signIn: 'Connectez-vous pour télécharger vos données.',
  expired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  loading: 'Chargement',
  back: 'Mon compte',
  download: 'Télécharger mes données',
  intro: fr(
    'Un dossier ZIP avec tout ce que nous gardons sur vous : votre profil, vos commandes et les naissances étudiées, vos rapports, vos notes et vos avoirs, les notes des experts à votre sujet, vos messages, vos guidances et vos accords, la liste de vos e-mails, et qui a consulté vos données.',
  ),
  facts: fr(
    `Il est prêt en une minute environ. Vous pouvez en demander un par jour ; il est gardé ${exportHours} heures, puis effacé.`,
  ),
  ask: 'Préparer mes données',
  making: 'Préparation de vos données',
  steps: (done: number, total: number) => fr(`Étape ${Math.min(done + 1, total)} sur ${total}`),
  leave: fr('Vous pouvez quitter cette page : la préparation continue.'),
  slow: fr('C’est plus long que prévu.'),
  again: 'Relancer la préparation',
  ready: 'Vos données sont prêtes',
  size: 'Taille',
  until: fr('À télécharger avant le'),
  opened: fr('Déjà téléchargé le'),
  sizeOf,
  own,
  open: 'Télécharger le dossier',
  fresh: fr('Votre mot de passe'),
  freshTitle: fr('Est-ce bien vous ?'),
  freshWhy: fr(
    'Ce dossier contient tout ce que nous savons de vous : saisissez à nouveau votre mot de passe pour le télécharger.',
  ),
  cancel: 'Annuler',
  failed: fr('La préparation n’a pas abouti'),
  failedDetail: fr(
    'Nous en sommes avertis. Vous pouvez la demander à nouveau, ou nous écrire : la loi nous donne un mois pour vous répondre.',
  ),
  loadFailed: fr('Vos données n’ont pas pu être demandées'),
  openFailed: fr('Le dossier n’a pas pu être ouvert'),
  unexpected: fr("Une erreur inattendue s'est produite"),
  retry: 'Réessayer',
} as const;
