import { chineseAnswer } from './answer/chinese.ts';
import { humanDesignAnswer } from './answer/human-design.ts';
import { westernAnswer } from './answer/western.ts';
import { type ChartBirth, hasMinute, rangeOf } from './birth-input.ts';
import type { HouseSystem } from './house-systems.ts';
import { numerologyChart } from './numerology.ts';
import { certaintiesOf, hasCountedNames } from './statements/all.ts';

/**
 * All four charts of a birth as JSON. Longitudes are degrees from 0 to 360; pillars are two Chinese characters; a
 * value that the precision of the hour leaves absent is null, because no chart is computed for noon instead.
 */

const numerologyAnswer = (birth: ChartBirth, year: number) => {
  const { local, names } = birth;
  const chart = numerologyChart(local.slice(0, 10), names, { year });
  const isCounted = hasCountedNames(birth);
  const ofNames = <Value>(value: Value): Value | null => (isCounted ? value : null);
  const [{ number, step: personalYear } = { number: 0, step: '' }] = chart.personalYears;
  return {
    lifePath: chart.lifePath.number,
    expression: ofNames(chart.expression.number),
    intime: ofNames(chart.intime.number),
    realisation: ofNames(chart.realisation.number),
    actif: ofNames(chart.actif.number),
    hereditaire: ofNames(chart.hereditaire.number),
    personalYear: { year, number },
    cycles: chart.cycles,
    steps: { ...(isCounted ? chart.steps : { lifePath: chart.steps.lifePath }), personalYear },
  };
};

/** `year`: the calendar year of the personal year. Throws RangeError when the range of the birth is empty. */
export const dossierOf = (birth: ChartBirth, year: number, wanted?: HouseSystem) => {
  const range = rangeOf(birth);
  const certainty = certaintiesOf(birth, range, wanted);
  const at = new Date(range.at);
  return {
    western: westernAnswer(birth, at, certainty, wanted),
    chinese: chineseAnswer(birth, at, certainty),
    humanDesign: humanDesignAnswer(at, certainty, hasMinute(birth)),
    numerology: numerologyAnswer(birth, year),
    certainty,
  };
};
