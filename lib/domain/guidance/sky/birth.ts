import type { BirthInTime } from '../birth-range.ts';
import { type LocalDay, localDay } from '../zones.ts';
import { aspectsBetween, moving } from './aspects.ts';
import {
  type Animal,
  type Aspect,
  animals,
  type BirthFacts,
  bodies,
  type Sign,
  type SkyBody,
  type SkyFacts,
  signs,
} from './facts.ts';
import { longitudeOf, signOf } from './positions.ts';
import { chineseDay, personalNumber } from './traditions.ts';

type Born = Pick<BirthInTime, 'birthDate' | 'range'>;

/** Both ends of the instants that a birth may have. */
const endsOf = ({ range: { from, to } }: Born): Date[] => [...new Set([from, to])].map((at) => new Date(at));

/** Sun and Moon pass less than a sign in such a time: the same one at both ends is that of every instant between. */
const certainSign = (body: SkyBody, ends: readonly Date[]): Sign | undefined => {
  const [first, second] = ends.map((at) => signOf(longitudeOf(body, at)));
  return second === undefined || second === first ? first : undefined;
};

const transitsTo = (sun: number, sky: SkyFacts, day: LocalDay): Aspect[] =>
  bodies
    .filter((planet) => planet !== 'moon')
    .flatMap((planet) =>
      aspectsBetween(moving(planet, sky.positions), { name: 'sun', at: () => sun, noon: sun }, day),
    );

const isSame = (left: Aspect) => (right: Aspect) =>
  left.from === right.from &&
  left.kind === right.kind &&
  (left.at === undefined) === (right.at === undefined);

/** Aspects of the day to the Sun of birth that hold wherever it stood. */
const certainTransits = (suns: readonly number[], sky: SkyFacts): Aspect[] => {
  const day = localDay(sky.zone, sky.date);
  const [first = [], ...others] = suns.map((sun) => transitsTo(sun, sky, day));
  return first.filter((aspect) => others.every((other) => other.some(isSame(aspect))));
};

/** Whole signs from one sign to another, counted from 1 («maisons solaires»). */
const houseFrom = (from: Sign, to: Sign): number => ((signs.indexOf(to) - signs.indexOf(from) + 12) % 12) + 1;

const branchOf = (animal: Animal): number => animals.indexOf(animal);

/** The facts of a day for one birth: what depends on the instant only as far as it is certain. */
export const birthFacts = (birth: Born, sky: SkyFacts): BirthFacts => {
  const ends = endsOf(birth);
  const sunSign = certainSign('sun', ends);
  const moonSign = certainSign('moon', ends);
  const { animal } = chineseDay(birth.birthDate);
  return {
    ...(sunSign && { sun: { sign: sunSign, house: houseFrom(sunSign, sky.moon.sign) } }),
    ...(moonSign && { moonSign }),
    transits: certainTransits(
      ends.map((at) => longitudeOf('sun', at)),
      sky,
    ),
    isBirthday: birth.birthDate.slice(5) === sky.date.slice(5) && birth.birthDate < sky.date,
    animal,
    steps: (branchOf(sky.chinese.animal) - branchOf(animal) + 12) % 12,
    personalNumber: personalNumber(birth.birthDate, sky.date),
  };
};
