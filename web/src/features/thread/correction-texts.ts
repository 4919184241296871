import type { ReportFault } from '#domain/report-corrections.ts';
import { fr } from '#domain/texts/typography.ts';

/** What a customer says is wrong in a report. */
export const faultNames: Readonly<Record<ReportFault, string>> = {
  error: 'une erreur de calcul ou de naissance',
  promise: fr('un passage qui ne répond pas à la promesse'),
  slip: 'une faute, un nom, une date',
};

export const correctionLineTexts = {
  asked: (who: string, what: ReportFault) => fr(`${who} : correction demandée, ${faultNames[what]}.`),
  you: 'Vous',
  due: (day: string) => fr(`Réponse au plus tard le ${day}.`),
  changed: (name: string, version: number) => fr(`${name} a corrigé le rapport, version ${version} :`),
  kept: (name: string) => fr(`${name} n’a pas changé le rapport :`),
} as const;
