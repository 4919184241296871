/** «Corriger»: what the customer changes alone, what is asked for, and the requests of the account. */
import { formatDate } from '#domain/dates.ts';
import { mailingsPath } from '#domain/mailings.ts';
import { orderNumber } from '#domain/order.ts';
import type { AskedCorrection, CorrectionAnswer } from '#domain/requests.ts';
import { outcomeTexts, topicTexts } from '#domain/texts/corrections.ts';
import { fr } from '#domain/texts/typography.ts';
import type { OwnRequest } from '#domain/wire/own-requests.ts';
import { paths } from '#web/platform/paths.ts';

const kinds = {
  export: 'Copie de vos données',
  erasure: 'Fermeture du compte',
  correction: fr('Correction d’une naissance'),
} as const satisfies Record<OwnRequest['kind'], string>;

const day = (at: string): string => formatDate(new Date(at));

export const correctTexts = {
  title: 'Corriger',
  alone: fr('Ce que vous corrigez vous-même compte aussitôt.'),
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
      text: fr('Sur la commande même. Une fois lue par un expert, elle se demande au même endroit.'),
    },
    {
      to: mailingsPath,
      label: fr('Ce que nous vous écrivons'),
      text: fr('La raison de chaque e-mail, et la guidance que vous arrêtez ou reprenez.'),
    },
  ],
  ask: 'Demander une correction',
  why: fr(
    'Le nom ou le montant d’une note ou d’un avoir, un rapport livré, les notes des experts, le registre des accès : écrivez-nous ce qui est faux, et ce qui est juste. Ici aussi, vous demandez que nous limitions un usage de vos données, ou vous vous y opposez (RGPD, articles 18 et 21).',
  ),
  about: 'Cela concerne',
  choose: 'Choisissez',
  topics: topicTexts,
  topicRequired: 'Choisissez ce que votre demande concerne',
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
    asked ? fr(`Correction : ${topicTexts[asked.about].toLowerCase()}`) : kinds[kind],
  ofOrder: ({ order_id }: AskedCorrection) => order_id && fr(`Commande ${orderNumber(order_id)}`),
  asked: ({ asked_at }: OwnRequest) => fr(`Demandée le ${day(asked_at)}`),
  state: ({ due_at, answered_at }: OwnRequest) =>
    answered_at === undefined
      ? fr(`Réponse au plus tard le ${day(due_at)}`)
      : fr(`Répondue le ${day(answered_at)}`),
  answer: ({ outcome, name }: CorrectionAnswer) => `${outcomeTexts[outcome]} par ${name}`,
} as const;
