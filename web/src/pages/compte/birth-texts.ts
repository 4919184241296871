import type { Correction } from '#domain/births/correction.ts';
import { type Discipline, nameOf } from '#domain/catalogue.ts';
import { fr } from '#domain/texts/typography.ts';

const byWhom = ({ by, name }: NonNullable<Correction['corrected']>): string =>
  by === 'customer' || name === undefined ? 'par vous' : `par ${name}`;

/** The correction of an order's birth by its customer. */
export const birthTexts = {
  correct: 'Corriger la naissance',
  ask: 'Demander une correction',
  ofOrder: (number: string) => ` de la commande ${number}`,
  form: (number: string) => `Naissance de la commande ${number}`,
  send: 'Enregistrer la correction',
  sendRequest: 'Envoyer la demande',
  effect: fr('Aucun expert ne l’a encore ouverte : votre correction compte aussitôt.'),
  effectOpened: fr(
    'Un expert l’a déjà ouverte : il reçoit votre demande, et rien n’est livré avant sa réponse. Un rapport déjà livré garde la naissance pour laquelle il est écrit.',
  ),
  corrected: 'Naissance corrigée',
  requested: 'Demande envoyée',
  requestedDetail: fr('La réponse paraîtra ici.'),
  waiting: (date: string, sentence: string) =>
    fr(`Correction demandée le ${date} : ${sentence}. La réponse paraîtra ici.`),
  takeBack: 'Retirer la demande',
  takenBack: 'Demande retirée',
  takeBackFailed: fr('La demande n’a pas été retirée'),
  refused: (date: string, name: string, reason: string) =>
    fr(`Correction refusée par ${name} le ${date} : « ${reason} »`),
  done: (date: string, correction: NonNullable<Correction['corrected']>) =>
    fr(
      `Corrigée ${byWhom(correction)} le ${date}${correction.reason === undefined ? '' : ` : « ${correction.reason} »`}`,
    ),
  writtenFor: (service: Discipline, sentence: string) =>
    fr(`Rapport ${nameOf(service)} écrit pour : ${sentence}.`),
  unexpected: 'Réessayez dans un instant.',
} as const;
