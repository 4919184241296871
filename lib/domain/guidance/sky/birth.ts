import { localDay } from '../zones.ts';
import { aspectsBetween, moving } from './aspects.ts';
import {
  type Animal,
  animals,
  type BirthFacts,
  type Sign,
  type SkyBody,
  type SkyFacts,
  signs,
} from './facts.ts';
import { longitudeOf, signOf } from './positions.ts';
import { chineseDay, personalNumber } from './traditions.ts';

export type Birth = { readonly date: string; readonly time?: string };

/**
 * Without a birth time the Sun's position is accurate to half a degree, so only bodies that move less per day are
 * compared with it.
 */
const slow: readonly SkyBody[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const fast: readonly SkyBody[] = ['sun', 'mercury', 'venus', 'mars'];

/** Whole signs from one sign to another, counted from 1 («maisons solaires»). */
const houseFrom = (from: Sign, to: Sign): number => ((signs.indexOf(to) - signs.indexOf(from) + 12) % 12) + 1;

const branchOf = (animal: Animal): number => animals.indexOf(animal);

/**
 * The facts of a day for one birth. The time is read as universal time, because the place is free text: the Sun is then
 * off by at most half a degree. Without a time noon is used.
 */
export const birthFacts = (birth: Birth, sky: SkyFacts): BirthFacts => {
  const sun = longitudeOf('sun', new Date(`${birth.date}T${birth.time ?? '12:00'}:00Z`));
  const day = localDay(sky.zone, sky.date);
  const transiting = birth.time ? [...fast, ...slow] : slow;
  const { animal } = chineseDay(birth.date);
  return {
    sunSign: signOf(sun),
    house: houseFrom(signOf(sun), sky.moon.sign),
    transits: transiting.flatMap((planet) =>
      aspectsBetween(moving(planet, sky.positions), { name: 'sun', at: () => sun, noon: sun }, day),
    ),
    isBirthday: birth.date.slice(5) === sky.date.slice(5) && birth.date < sky.date,
    animal,
    steps: (branchOf(sky.chinese.animal) - branchOf(animal) + 12) % 12,
    personalNumber: personalNumber(birth.date, sky.date),
  };
};
