import type { WesternChart } from '../charts/western.ts';
import { signNames } from '../guidance/words/names.ts';
import { degreeText, houseNumbers, westernTexts as texts } from '../texts/dossier.ts';
import type { SheetTable } from './sheet.ts';
import { houseMark, signOf } from './western-names.ts';

export const housesTable = ({ cusps }: WesternChart): SheetTable => ({
  id: 'maisons',
  ...texts.houses,
  rows: cusps.map((cusp, index) => [
    { text: texts.house(houseNumbers[index] ?? ''), marks: [houseMark(houseNumbers[index] ?? '')] },
    { text: signNames[signOf(cusp)], glyphs: [signOf(cusp)] },
    { text: degreeText(cusp) },
  ]),
});
