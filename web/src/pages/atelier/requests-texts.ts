/** The register of requests about personal data, in the atelier. */
import { daysLeft, type PersonalRequest, type RequestKind } from '#domain/requests.ts';
import { fr } from '#domain/texts/typography.ts';

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
} as const;
