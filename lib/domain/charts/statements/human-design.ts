import { type BirthRange, type Certainty, certaintyOfSpans } from '../certainty.ts';
import { designTimeline, spansIn } from '../design-timeline.ts';
import { activationNames, type BodyGraph, humanDesignChart, writtenActivation } from '../human-design.ts';
import { type Certainties, certain } from './statement.ts';

type Read = (chart: BodyGraph) => string;

const statements: Readonly<Record<string, Read>> = {
  type: ({ type }) => type,
  strategy: ({ strategy }) => strategy,
  authority: ({ authority }) => authority,
  profile: ({ profile }) => profile,
  definition: ({ definition }) => definition,
  channels: ({ channels }) => channels.join(' '),
  centres: ({ centres }) => centres.join(' '),
  cross: ({ cross }) => cross.join(' '),
  ...Object.fromEntries(
    (['personality', 'design'] as const).flatMap((side) =>
      activationNames.map((name): [string, Read] => [
        `${side}.${name}`,
        (chart) => writtenActivation(chart[side][name]),
      ]),
    ),
  ),
};

export const humanDesignCertainties = (range: BirthRange): Certainties => {
  const of = (certaintyFor: (read: Read) => Certainty): Certainties =>
    Object.fromEntries(
      Object.entries(statements).map(([name, read]) => [`humanDesign.${name}`, certaintyFor(read)]),
    );
  if (range.from === range.to) return of(() => certain);
  const timeline = designTimeline(range);
  const given = humanDesignChart(new Date(range.at));
  return of((read) => certaintyOfSpans(spansIn(timeline, read), read(given)));
};
