import { useCallback, useEffect, useState } from 'react';
import type { Arc, SmallSky } from '#domain/charts/small-sky.ts';
import { signs as signNames } from '#domain/guidance/sky/facts.ts';
import { around, line, num, type Point, polar, polygon, spokes, turn } from '#lib/drawings/geometry.ts';
import { planets, signs } from '#lib/drawings/glyphs.ts';
import { spread } from '#lib/drawings/spread.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './small-wheel.module.css';

const load = () => import('#domain/charts/small-sky.ts');
export type SkyLoader = typeof load;
type Engine = Awaited<ReturnType<typeof load>>['smallSkyOf'];

export type SkyEngine = {
  /** Undefined while it loads. */
  readonly smallSkyOf: Engine | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
};

/** Loads the ephemeris apart, because the instant is shown without waiting for it. */
export const useSmallSky = (loadEngine: SkyLoader = load): SkyEngine => {
  const [engine, setEngine] = useState<{ readonly smallSkyOf: Engine }>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isGone = false;
    loadEngine().then(
      (module) => isGone || setEngine(module),
      () => isGone || setFailed(tries),
    );
    return () => {
      isGone = true;
    };
  }, [loadEngine, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { smallSkyOf: engine?.smallSkyOf, hasFailed: !engine && failed === tries, again };
};

/** Radii in a box of 240 around 0 0. */
const ring = {
  edge: 117,
  neat: 112.5,
  degrees: 111,
  signs: 103,
  glyphs: 90.5,
  sky: 78,
  planets: 55,
} as const;
const centre: Point = [0, 0];
/** The least distance in degrees between neighbouring glyphs, and between a glyph and the ascendant's name. */
const gap = 24;

const on = (radius: number, angle: number): Point => polar(centre, radius, angle);
const ticks = (angles: readonly number[], radii: (index: number) => readonly [number, number]): string =>
  spokes(centre, angles, (_, index) => radii(index), 1);

const Glyph = ({ outline, at, size, lit }: { outline: string; at: Point; size: number; lit?: boolean }) => (
  <path
    className={classes(styles.glyph, lit && styles.lit)}
    transform={`translate(${num(at[0])} ${num(at[1])}) scale(${num(size / 24, 3)}) translate(-12 -12)`}
    d={outline}
  />
);

/** An arc counter-clockwise from one longitude to the other, in the direction of the signs. */
const arcPath = (radius: number, from: number, to: number): string => {
  const [start, end] = [on(radius, from), on(radius, to)];
  const isLarge = turn(to - from) > 180 ? 1 : 0;
  return `M${num(start[0])} ${num(start[1])}A${radius} ${radius} 0 ${isLarge} 0 ${num(end[0])} ${num(end[1])}`;
};

const middle = ({ from, at, to }: Arc): number => at ?? turn(from + turn(to - from) / 2);

const Zodiac = ({ aries, lit }: { aries: number; lit: readonly string[] }) => (
  <>
    <circle className={styles.fine} r={ring.edge} />
    <circle className={styles.fine} r="114" />
    <circle className={styles.neat} r={ring.neat} pathLength="72" transform={`rotate(${num(-aries)})`} />
    <path
      className={styles.hair}
      d={ticks(around(180, aries), (index) => [ring.degrees, index % 15 === 0 ? 104 : 107])}
    />
    <circle className={styles.fine} r={ring.signs} />
    <circle className={styles.sky} r={ring.sky} />
    <path className={styles.fine} d={ticks(around(12, aries), () => [ring.signs, ring.sky])} />
    {signNames.map((sign, index) => (
      <Glyph
        key={sign}
        outline={signs[sign]}
        at={on(ring.glyphs, aries + index * 30 + 15)}
        size={16}
        lit={lit.includes(sign)}
      />
    ))}
    <path className={styles.hair} d={ticks(around(180, aries), () => [ring.sky, 75.5])} />
  </>
);

const Earth = () => (
  <>
    <circle className={styles.hair} r="24" />
    <circle className={styles.paper} r="7" />
    <circle className={styles.fine} r="7" />
    <path className={styles.fine} d="M-7 0H7M0-7V7" />
  </>
);

type Place = (longitude: number) => number;

const Axes = ({ angles, place }: { angles: NonNullable<SmallSky['angles']>; place: Place }) => {
  const [rising, culminating] = [place(middle(angles.arc)), place(angles.midheaven)];
  const others = [rising + 180, culminating, culminating + 180];
  const { from, to } = angles.arc;
  return (
    <>
      <path className={styles.hair} d={ticks(others, () => [ring.sky, 24])} />
      <path className={styles.leader} pathLength="1" d={line(on(ring.signs, rising), on(24, rising))} />
      <path
        className={styles.gilt}
        d={polygon([on(ring.sky, rising), on(69, rising - 3.4), on(69, rising + 3.4)])}
      />
      {from !== to && <path className={styles.arc} d={arcPath(106.5, place(from), place(to))} />}
      <rect className={styles.paper} x="-52" y="-8" width="19" height="16" />
      <text className={styles.name} x="-42" y="4">
        AS
      </text>
    </>
  );
};

type SeatProps = { outline: string; arc: Arc; aside: number; place: Place };

/** A planet at its position; without an hour, an arc shows its path of the day. */
const Seat = ({ outline, arc, aside, place }: SeatProps) => {
  const angle = place(middle(arc));
  const isWide = arc.at === undefined && turn(arc.to - arc.from) > 3;
  const [x, y] = on(ring.sky, angle);
  return (
    <>
      <path
        className={styles.leader}
        pathLength="1"
        d={line([x, y], on(72, angle), on(ring.planets + 11, aside))}
      />
      <circle className={styles.gilt} cx={num(x)} cy={num(y)} r="2.4" />
      {isWide && <path className={styles.arc} d={arcPath(72, place(arc.from), place(arc.to))} />}
      <Glyph outline={outline} at={on(ring.planets, aside)} size={19} />
    </>
  );
};

type SmallWheelProps = { sky: SmallSky; label: string };

/** Sun, Moon and ascendant in the zodiac, with the ascendant on the left; without an hour the Sun is on the left. */
export const SmallWheel = ({ sky, label }: SmallWheelProps) => {
  const { angles, arcs } = sky;
  const left = middle(angles ? angles.arc : arcs.sun);
  const place: Place = (longitude) => 180 + turn(longitude - left);
  const seats = [place(middle(arcs.sun)), place(middle(arcs.moon))];
  const [sun = 0, moon = 0] = spread(seats, gap, angles ? [180] : []);
  const lit = [sky.sun, sky.moon, angles?.ascendant ?? []].flat().map(({ sign }) => sign);
  return (
    <svg className={styles.wheel} viewBox="-120 -120 240 240" role="img" aria-label={label} fill="none">
      <Zodiac aries={place(0)} lit={lit} />
      {angles && <Axes angles={angles} place={place} />}
      <Earth />
      <Seat outline={planets.sun} arc={arcs.sun} aside={sun} place={place} />
      <Seat outline={planets.moon} arc={arcs.moon} aside={moon} place={place} />
    </svg>
  );
};

/** The placeholder while the sky is computed. */
export const EmptyWheel = () => (
  <svg className={styles.wheel} viewBox="-120 -120 240 240" aria-hidden="true" fill="none">
    <circle className={styles.fine} r={ring.edge} />
    <circle className={styles.fine} r={ring.signs} />
    <circle className={styles.sky} r={ring.sky} />
    <path className={styles.hair} d="M-103 0H-24M24 0H103M0-78V-24M0 24V78" />
    <Earth />
  </svg>
);
