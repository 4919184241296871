import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { frenchDate } from '#domain/birth.ts';
import { closeOrb } from '#domain/charts/orbs.ts';
import { formatDate } from '#domain/dates.ts';
import { bodies, type SkyBody } from '#domain/guidance/sky/facts.ts';
import { longitudeOf, signOf } from '#domain/guidance/sky/positions.ts';
import { bodyNames, signNames } from '#domain/guidance/words/names.ts';
import type { Scene, SceneWidth } from '#lib/drawings/charts/scene.ts';
import { wheelScene } from '#lib/drawings/charts/wheel.ts';
import { carried } from '#web/features/birth/carried.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import { paths } from '#web/platform/paths.ts';
import { GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { aspectsOf, type Planet, zodiacal } from '../../../drawings/sky.ts';
import type { EphemerisRow } from '../../../drawings/sky-words.ts';
import { positionText } from '../../../drawings/texts.ts';
import { dayTexts as texts } from './day-texts.ts';
import { Ephemeris } from './ephemeris.tsx';
import hero from './hero.module.css';
import styles from './own-sky.module.css';

export type DaySky = {
  /** «17 avril 1991» */
  readonly day: string;
  readonly ephemeris: readonly EphemerisRow[];
  readonly wide: Scene;
  readonly narrow: Scene;
};

/** The way of the Moon through the day, from midnight to midnight UTC. */
const moonWay = (noon: Date): readonly [number, number] => {
  const at = (hours: number) => longitudeOf('moon', new Date(noon.getTime() + hours * 3_600_000));
  return [at(-12), at(12)];
};

/** «10° à 23° Bélier», «24° Bélier à 7° Taureau» */
const wayText = ([from, to]: readonly [number, number]): string => {
  const place = (longitude: number) => `${Math.floor(longitude % 30)}°`;
  const named = (longitude: number) => `${place(longitude)} ${signNames[signOf(longitude)]}`;
  return texts.way(signOf(from) === signOf(to) ? place(from) : named(from), named(to));
};

const rowOf = (key: SkyBody, position: string): EphemerisRow => ({
  body: key,
  label: bodyNames[key],
  position,
});

/** The Moon has no aspects here: within the day they come and go. */
const aspectLines = (planets: readonly Planet[]) =>
  aspectsOf(planets.filter(({ key }) => key !== 'moon')).map(({ from, to, kind, orb }) => ({
    between: [from.longitude, to.longitude] as const,
    kind,
    isClose: orb < closeOrb,
  }));

/** The sky of a day (YYYY-MM-DD) at 12 h UTC, without axes and houses, which need an hour and a place. */
export const daySkyOf = (date: string): DaySky => {
  const noon = new Date(`${date}T12:00:00Z`);
  const planets = bodies.map((key) => ({ key, longitude: longitudeOf(key, noon) }));
  const arc = moonWay(noon);
  const chart = {
    bodies: planets.map(({ key, longitude }) => ({
      key,
      longitude,
      ...(key === 'moon' ? { arc } : { label: `${zodiacal(longitude).degree}°` }),
    })),
    aspects: aspectLines(planets),
  };
  const drawn = (width: SceneWidth) => wheelScene(chart, width);
  return {
    day: formatDate(noon),
    ephemeris: planets.map(({ key, longitude }) =>
      rowOf(key, key === 'moon' ? wayText(arc) : positionText(zodiacal(longitude))),
    ),
    wide: drawn('wide'),
    narrow: drawn('narrow'),
  };
};

export { DayFields } from './day-fields.tsx';

const targets: readonly string[] = [paths.freeSky, paths.checkout];

/** A link of the page that the date follows; clicks for another tab are the browser's. */
const followed = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && targets.includes(link.pathname) ? link : undefined;
};

/** Each link to /mon-ciel and to the checkout hands the date over in the state of the history's entry. */
const useHandedOver = (date: string) => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      // The shell follows only links that nobody has followed.
      event.preventDefault();
      navigate(link.pathname + link.search, { state: carried({ birthDate: frenchDate(date) }) });
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [navigate, date]);
};

/** The sky of the visitor's day in place of today's: the wheel turns once to it. */
export const OwnSky = ({ date }: { date: string }) => {
  const caption = useRef<HTMLElement>(null);
  const { day, ephemeris, wide, narrow } = useMemo(() => daySkyOf(date), [date]);
  useHandedOver(date);
  useEffect(() => caption.current?.focus(), []);
  return (
    <>
      <figure className={classes(hero.sky, styles.turned)}>
        <SceneFigure wide={wide} narrow={narrow} label={texts.wheel(day)} />
        <figcaption ref={caption} tabIndex={-1}>
          {texts.caption(day)}
          <span className="meta">{texts.noon}</span>
          <span className={styles.ways}>
            <GoLink to={paths.freeSky}>{texts.finish}</GoLink>
            <GoLink to={paths.checkout}>{texts.choose}</GoLink>
          </span>
        </figcaption>
      </figure>
      <Ephemeris ephemeris={ephemeris} ascendant={texts.unknown} />
    </>
  );
};
