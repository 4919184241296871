import { formatDate, formatLongDate } from '#domain/dates.ts';
import { noon } from '#domain/noon.ts';
import type { CodeState } from '#domain/report/code.ts';
import { fr } from '#domain/texts/typography.ts';

export const foundTexts = {
  states: { valid: 'Valable', replaced: 'Remplacé', withdrawn: 'Retiré' } satisfies Record<CodeState, string>,
  /** What a code alone says: whoever reads a report can copy its code into another file. */
  codeTitles: {
    valid: 'Ce code est celui d’un rapport livré par nous',
    replaced: 'Ce code est celui d’un rapport qu’une version plus récente a remplacé',
    withdrawn: 'Ce code est celui d’un rapport retiré',
  } satisfies Record<CodeState, string>,
  fileTitles: {
    valid: 'Oui, ce fichier vient de chez nous',
    replaced: 'Ce fichier vient de chez nous, mais une version plus récente l’a remplacé',
    withdrawn: 'Ce fichier vient de chez nous, mais il a été retiré',
  } satisfies Record<CodeState, string>,
  changed: 'Fichier différent',
  changedTitle: 'Non, ce fichier n’est pas celui que nous avons livré',
  changedFacts: fr('Ce que nous avons livré sous ce code :'),
  state: 'Code',
  codeAlone: fr('Un code se recopie : seule la comparaison du PDF dit si le fichier est le nôtre.'),
  written: 'Comment il a été écrit',
  measured: 'Mesuré au pupitre',
  dates: 'Jours d’écriture',
  datesOf: (span: string) => fr(`${span}. Des jours, sans heures.`),
  declared: (by: string) => `Déclaré par ${by}`,
  declaredOf: fr(
    '« Aucune phrase de ce rapport ne vient d’une machine. » C’est une déclaration signée : le pupitre la rend vraisemblable, il ne la démontre pas.',
  ),
  notKept: 'Ce que nous ne gardons pas',
  notKeptOf: fr('Ni frappes, ni heures, ni pauses, ni vitesse : seulement d’où viennent les mots.'),
  service: 'Consultation',
  day: 'Livré le',
  dayOf: (day: string) => formatLongDate(noon(day)),
  version: 'Version',
  newest: (version: number) => `${version}, la plus récente`,
  replacedBy: (version: number, day: string, by: number) =>
    fr(`${version}, remplacée le ${formatDate(noon(day))} par la version ${by}`),
  same: (name: string) => fr(`${name} est identique, octet pour octet, au fichier livré.`),
  other: (name: string) =>
    fr(
      `${name} diffère du fichier livré : ne vous fiez pas à son texte. Une annotation ou une impression en PDF suffit à le changer ; le fichier livré est dans le compte de la personne qui l’a commandé.`,
    ),
  gone: (name: string) =>
    fr(`${name} ne peut plus être comparé : le fichier a été effacé avec le compte de la personne.`),
  sealed: 'Sceau calculé à partir du code',
  seal: fr('Le sceau de ce code. Un rapport écrit chez nous le porte à sa dernière page, trait pour trait.'),
  unnamed: fr('Nous ne disons pas pour qui il a été écrit.'),
  current: fr('Le rapport à jour est dans le compte de la personne qui l’a commandé.'),
  withdrawn: fr('La personne qui l’a commandé a renoncé au contrat ou a été remboursée.'),
  account: 'Ouvrir mon compte',
} as const;
