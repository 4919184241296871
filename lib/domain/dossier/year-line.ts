import { aspectNames } from '../guidance/words/names.ts';
import { yearTexts as texts } from '../texts/dossier-year.ts';
import type { ComingYear } from './coming-year.ts';
import { aspectKinds, bodyKeys } from './western-names.ts';
import type { Reached } from './western-transits.ts';

/** The passages of a year as the lines of its drawing: those of one body over one place by one aspect are one line. */
export const yearRows = (reached: readonly Reached[]) =>
  [...Map.groupBy(reached, ({ planet, over, angle }) => `${planet} ${over} ${angle}`).values()].flatMap(
    (passes) => {
      const [first] = passes;
      return first
        ? [
            {
              body: bodyKeys[first.planet],
              text: `${aspectNames[aspectKinds[first.angle]]} ${first.over}`,
              isTense: first.angle === 90 || first.angle === 180,
              spans: passes.map(({ from, to }) => [from, to] as const),
              exact: passes.map(({ exact }) => exact),
            },
          ]
        : [];
    },
  );

/** The first day of each month within the year. */
export const yearTicks = ({ from, to }: ComingYear) => {
  const start = new Date(from);
  return Array.from({ length: 12 }, (_, index) => {
    const at = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index);
    return { at, text: texts.months[new Date(at).getUTCMonth()] ?? '' };
  }).filter(({ at }) => at < to);
};
