import { type Centre, channels, gatesOf } from '../charts/body-graph.ts';
import { activationNames, type BodyGraph } from '../charts/human-design.ts';
import { centreNames, centreStates, designTexts as texts } from '../texts/dossier-design.ts';
import type { SheetTable } from './sheet.ts';

/** Channels and centres, each on a line of its own so that a report can name it. */

/** What the drawing calls a gate. */
export const gateMark = (gate: number): string => `gate ${gate}`;

/** From the head down to the root. */
const order: readonly Centre[] = [
  ...(['head', 'ajna', 'throat', 'g', 'heart'] as const),
  ...(['spleen', 'solar', 'sacral', 'root'] as const),
];

const channelsTable = ({ channels: drawn }: BodyGraph): SheetTable[] => {
  const rows = channels.flatMap(({ gates, between }) => {
    const name = gates.join('-');
    const ends = between.map((centre) => centreNames[centre]);
    return drawn.some((one) => one === name)
      ? [[{ text: name, marks: gates.map(gateMark) }, { text: texts.ends(ends) }]]
      : [];
  });
  return rows.length > 0 ? [{ id: 'canaux', ...texts.channelTable, rows }] : [];
};

const centresTable = (chart: BodyGraph): SheetTable => {
  const active = new Set(
    activationNames.flatMap((name) => [chart.personality[name].gate, chart.design[name].gate]),
  );
  return {
    id: 'centres',
    ...texts.centreTable,
    rows: order.map((centre) => {
      const gates = gatesOf[centre].filter((gate) => active.has(gate));
      return [
        { text: centreNames[centre], marks: [centre] },
        { text: centreStates(centre)[chart.centres.includes(centre) ? 0 : 1] },
        { text: gates.length > 0 ? gates.join(', ') : '–' },
      ];
    }),
  };
};

export const bodyTables = (chart: BodyGraph): SheetTable[] => [...channelsTable(chart), centresTable(chart)];
