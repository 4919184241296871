import { formatDate, formatLongDate } from '#domain/dates.ts';
import type { CodeState } from '#domain/report/code.ts';
import { fr } from '#domain/texts/typography.ts';

/** Noon, so that a day stays the same in any zone. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const foundTexts = {
  states: { valid: 'Valable', replaced: 'Remplacé', withdrawn: 'Retiré' } satisfies Record<CodeState, string>,
  titles: {
    valid: 'Oui, ce rapport vient de chez nous',
    replaced: 'Il vient de chez nous, mais une version plus récente l’a remplacé',
    withdrawn: 'Il vient de chez nous, mais il a été retiré',
  } satisfies Record<CodeState, string>,
  service: 'Consultation',
  day: 'Livré le',
  dayOf: (day: string) => formatLongDate(noon(day)),
  version: 'Version',
  newest: (version: number) => `${version}, la plus récente`,
  replacedBy: (version: number, day: string, by: number) =>
    fr(`${version}, remplacée le ${formatDate(noon(day))} par la version ${by}`),
  same: (name: string) => fr(`${name} est identique, octet pour octet, au fichier livré.`),
  other: (name: string) =>
    fr(`${name} diffère du fichier livré. Une annotation ou une impression en PDF suffit à le changer.`),
  gone: (name: string) =>
    fr(`${name} ne peut plus être comparé : le fichier a été effacé avec le compte de la personne.`),
  sealed: 'Sceau calculé à partir du code',
  seal: fr('Le sceau de ce code. Un rapport écrit chez nous le porte à sa dernière page, trait pour trait.'),
  unnamed: fr('Nous ne disons pas pour qui il a été écrit.'),
  current: fr('Le rapport à jour est dans le compte de la personne qui l’a commandé.'),
  withdrawn: fr('La personne qui l’a commandé a renoncé au contrat ou a été remboursée.'),
  account: 'Ouvrir mon compte',
} as const;
