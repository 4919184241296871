import { outlines as written } from '#content/outlines.ts';
import { type Discipline, eachDiscipline } from '../catalogue.ts';
import type { Section } from '../report/document.ts';
import { fr } from '../texts/typography.ts';

/** A section that a new report begins with. */
export type Planned = Pick<Section, 'id' | 'kind' | 'title' | 'second'> & {
  /** The line of /services that it keeps; empty where the shop promises nothing. */
  readonly promise: string;
};

/** Titles in two voices; the letter greets by the name that the desk fills in. */
export const greetedName = '{prénom}';
const letter: Planned = {
  id: 'lettre',
  kind: 'letter',
  title: fr(`Bonjour ${greetedName},`),
  second: '',
  promise: '',
};

/** What each consultation promises on /services, as sections in the order of reading, after the letter. */
export const outlines: Readonly<Record<Discipline, readonly Planned[]>> = eachDiscipline((discipline) => [
  letter,
  ...written[discipline],
]);
