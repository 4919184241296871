import { catalogue, disciplines } from '#domain/catalogue.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { symbol } from '#lib/drawings/svg.ts';
import { almanacDesk } from './almanac.ts';
import { ephemerisDesk } from './ephemeris.ts';
import { side, table } from './parts.ts';
import { setSquareDesk } from './set-square.ts';
import { slideRuleDesk } from './slide-rule.ts';

/** The desk of an expert by the chart of the discipline. */
const drawn: Readonly<Record<ChartKind, () => string>> = {
  western: ephemerisDesk,
  chinese: almanacDesk,
  numbers: slideRuleDesk,
  design: setSquareDesk,
};

/** The desks of the disciplines that compute a chart, by the key of the discipline. */
export const desks = (): string[] =>
  disciplines.flatMap((key) => {
    const { chart } = catalogue[key];
    return chart ? [symbol(key, `0 0 ${side} ${side}`, table() + drawn[chart]())] : [];
  });
