import type { ChartBirth } from '../birth-input.ts';
import type { BirthRange } from '../certainty.ts';
import type { HouseSystem } from '../house-systems.ts';
import { isCounted } from '../numerology.ts';
import { chineseCertainties } from './chinese.ts';
import { humanDesignCertainties } from './human-design.ts';
import { absent, type Certainties, certain } from './statement.ts';
import { westernCertainties } from './western.ts';

const dateNumbers = ['lifePath', 'personalYear', 'cycles'] as const;
const nameNumbers = ['expression', 'intime', 'realisation', 'actif', 'hereditaire'] as const;

/** Whether the numbers of the name can be counted: there is one, and the table knows its letters. */
export const hasCountedNames = ({ names }: ChartBirth): boolean =>
  names !== undefined && isCounted(names.first) && isCounted(names.birth) && isCounted(names.middle ?? 'A');

/** The certainty of each statement of a dossier; numbers do not depend on the hour. */
export const certaintiesOf = (birth: ChartBirth, range: BirthRange, system?: HouseSystem): Certainties => {
  const ofNames = hasCountedNames(birth) ? certain : absent;
  return {
    ...westernCertainties(birth, range, system),
    ...chineseCertainties(birth, range),
    ...humanDesignCertainties(range),
    ...Object.fromEntries(dateNumbers.map((name) => [`numerology.${name}`, certain])),
    ...Object.fromEntries(nameNumbers.map((name) => [`numerology.${name}`, ofNames])),
  };
};
