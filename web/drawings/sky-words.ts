import { bodyNames } from '#domain/guidance/words/names.ts';
import { type PlanetKey, type Sky, zodiacal } from './sky.ts';
import { captionText, positionText, wheelLabel } from './texts.ts';

export type EphemerisRow = {
  /** Also the id of its symbol in glyphs.svg. */
  readonly body: PlanetKey;
  readonly label: string;
  readonly position: string;
};

/** What stands beside the wheel: its description, its date and its positions. */
export type SkyWords = {
  /** The description of the drawing. */
  readonly wheelLabel: string;
  readonly ephemeris: readonly EphemerisRow[];
  /** The position of the ascendant of the shop's place, which is no body. */
  readonly ascendant: string;
  readonly caption: string;
};

export const skyWordsOf = ({ at, planets, ascendant }: Sky): SkyWords => ({
  wheelLabel: wheelLabel(at),
  ephemeris: planets.map(({ key, longitude }) => ({
    body: key,
    label: bodyNames[key],
    position: positionText(zodiacal(longitude)),
  })),
  ascendant: positionText(zodiacal(ascendant)),
  caption: captionText(at),
});
