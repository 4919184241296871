import {
  type ActivationName,
  type Activations,
  activationNames,
  humanDesignChart,
  writtenActivation,
} from '../human-design.ts';
import { type Certainties, isKnown } from '../statements/statement.ts';

/** `hasMinute`: a design instant is told only for a minute that was given. */
export const humanDesignAnswer = (at: Date, certainties: Certainties, hasMinute: boolean) => {
  const chart = humanDesignChart(at);
  const known = <Value>(name: string, value: Value): Value | null =>
    isKnown(certainties, `humanDesign.${name}`) ? value : null;
  const written = (side: 'personality' | 'design') =>
    Object.fromEntries(
      activationNames.map((name) => [name, known(`${side}.${name}`, writtenActivation(chart[side][name]))]),
    );
  /** Two ephemerides may disagree on these. */
  const nearBoundary = (activations: Activations): ActivationName[] =>
    hasMinute ? activationNames.filter((name) => activations[name].nearBoundary) : [];
  return {
    type: known('type', chart.type),
    strategy: known('strategy', chart.strategy),
    authority: known('authority', chart.authority),
    profile: known('profile', chart.profile),
    definition: known('definition', chart.definition),
    channels: known('channels', chart.channels),
    centres: known('centres', chart.centres),
    cross: known('cross', chart.cross),
    personality: written('personality'),
    design: written('design'),
    nearBoundary: { personality: nearBoundary(chart.personality), design: nearBoundary(chart.design) },
    designUtc: hasMinute ? `${chart.designInstant.toISOString().slice(0, 19)}Z` : null,
  };
};
