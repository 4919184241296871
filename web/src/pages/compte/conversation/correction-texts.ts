import {
  correctionAnswerDays,
  correctionDays,
  maxExpected,
  type ReportFault,
} from '#domain/report-corrections.ts';
import { fr } from '#domain/texts/typography.ts';
import { faultNames } from '#web/features/thread/correction-texts.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** «Demander une correction», and what stands in the conversation about one. */
export const correctionTexts = {
  title: fr('Demander une correction'),
  first: 'Demander',
  second: fr('une correction'),
  included: (day: string, reader: string) =>
    fr(
      `Comprise une fois avec votre consultation, jusqu’au ${day}. Dites précisément ce qui ne va pas : ${reader} relit, puis corrige ou vous explique.`,
    ),
  used: fr(
    'La correction comprise avec votre consultation est déjà demandée. Une erreur de notre fait se corrige toujours.',
  ),
  ended: (isPack: boolean) =>
    fr(
      `La correction comprise se demande dans les ${isPack ? correctionDays.pack : correctionDays.one} jours de la livraison. Une erreur de notre fait se corrige toujours.`,
    ),
  waiting: (day: string) => fr(`Une correction est déjà demandée. Sa réponse vient au plus tard le ${day}.`),
  impossible: fr('Cette consultation n’a pas de rapport à corriger.'),
  what: fr('De quoi s’agit-il ?'),
  options: {
    error: { label: capital(faultNames.error) },
    promise: {
      label: capital(faultNames.promise),
      hint: fr('un chapitre annoncé manque, ou reste trop général'),
    },
    slip: { label: capital(faultNames.slip) },
  } satisfies Record<ReportFault, object>,
  birth: fr('Si la naissance que vous aviez donnée est fausse, corrigez-la d’abord sur'),
  order: 'votre commande',
  where: (place: number, isOnly: boolean) => (isOnly ? 'Où' : `Où, endroit ${place}`),
  whereHint: 'Un chapitre, une page. Facultatif.',
  expected: (place: number, isOnly: boolean) =>
    isOnly ? 'Ce que vous attendiez' : `Ce que vous attendiez, endroit ${place}`,
  most: fr(`${maxExpected} caractères au plus.`),
  count: (written: number) =>
    written > maxExpected
      ? fr(`${written - maxExpected} de trop sur ${maxExpected}`)
      : `${written} sur ${maxExpected}`,
  another: 'Ajouter un autre endroit',
  answer: (reader: string) => fr(`${reader} répond sous ${correctionAnswerDays} jours ouvrés,`),
  answerBy: (day: string) => fr(`au plus tard le ${day}`),
  answerHow: fr(': une nouvelle version, ou les raisons de ne pas en faire.'),
  send: 'Demander la correction',
  summary: fr('La demande n’est pas complète'),
  failed: fr('La demande n’est pas partie'),
  unexpected: fr('Réessayez dans un instant : votre texte est toujours là.'),
  sent: 'Correction demandée',
  always: fr(
    'Une erreur de notre fait est toujours corrigée, même après cette date et même si la correction est déjà prise.',
  ),
  withdrawal: (day: string) => fr(`Votre droit de renoncer, jusqu’au ${day}, ne change pas :`),
  withdraw: 'Renoncer au contrat ici',
  disagree: fr('Pas d’accord ? Écrivez à'),
  direction: 'la direction',
  rereads: ', qui relit et vous répond.',
  renounce: (day: string) => fr(`Vous pouvez aussi renoncer au contrat jusqu’au ${day} :`),
  mediator: fr('Après une réclamation écrite, le médiateur se saisit gratuitement :'),
  promised: fr('Votre correction a sa réponse au plus tard le'),
} as const;
