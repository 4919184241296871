/** The register of requests about personal data, in the atelier. */
import { type CorrectionAnswer, daysLeft, type PersonalRequest, type RequestKind } from '#domain/requests.ts';
import { outcomeTexts } from '#domain/texts/corrections.ts';
import { fr } from '#domain/texts/typography.ts';
import { validationTexts } from '#domain/texts/validation.ts';

const kinds = {
  export: 'Copie des données',
  erasure: 'Effacement',
  correction: 'Correction',
} as const satisfies Record<RequestKind, string>;

const days = (count: number): string => (count > 1 ? `${count}\u00a0jours` : `${count}\u00a0jour`);

export const requestsTexts = {
  title: 'Demandes sur les données personnelles',
  why: fr('La loi donne un mois pour répondre à chacune (RGPD, article 12).'),
  open: 'À répondre',
  answered: 'Répondues',
  none: 'Aucune demande n’attend de réponse.',
  noneAnswered: 'Aucune demande n’a encore reçu de réponse.',
  loading: 'Chargement du registre',
  failed: 'Le registre n’a pas pu être chargé',
  kind: ({ kind }: PersonalRequest) => kinds[kind],
  account: ({ person }: PersonalRequest) => `Compte ${person}`,
  asked: (day: string) => fr(`Reçue le ${day}`),
  answeredOn: (day: string) => fr(`Répondue le ${day}`),
  left: (request: PersonalRequest, now: Date) => {
    const left = daysLeft(request, now);
    return left < 0 ? fr(`En retard de ${days(-left)}`) : fr(`Encore ${days(left)}`);
  },
  read: 'Lire et répondre',
  readAgain: 'Relire',
  ofAccount: ({ person }: PersonalRequest) => ` la demande du compte ${person}`,
  request: 'Demande de correction',
  loadingOne: 'Chargement de la demande',
  failedOne: fr('La demande n’a pas pu être ouverte'),
  about: 'Concerne',
  order: 'Commande',
  email: 'Adresse du compte',
  words: 'Dans ses mots',
  logged: fr('Votre lecture est inscrite au registre de la commande, que le client peut lire.'),
  outcome: 'Votre réponse',
  outcomes: [
    {
      value: 'corrected',
      label: outcomeTexts.corrected,
      hint: fr('C’est fait comme demandé : corrigez d’abord, répondez ensuite.'),
    },
    {
      value: 'refused',
      label: outcomeTexts.refused,
      hint: fr('L’e-mail nomme la CNIL et le tribunal, comme la loi le veut.'),
    },
  ],
  outcomeRequired: 'Choisissez votre réponse',
  reason: 'Vos mots au client',
  reasonHint: fr('Ils partent par e-mail et restent lisibles dans son compte. Obligatoires pour un refus.'),
  reasonRequired: validationTexts.reasonRequired,
  send: 'Envoyer la réponse',
  sent: fr('La réponse est envoyée au client'),
  notSent: fr('La réponse n’est pas partie'),
  answeredBy: ({ outcome, name }: CorrectionAnswer) => `${outcomeTexts[outcome]} par ${name}`,
} as const;
