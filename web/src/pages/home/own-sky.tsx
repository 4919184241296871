import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { frenchDate } from '#domain/birth.ts';
import { carried } from '#web/features/birth/carried.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import { paths } from '#web/platform/paths.ts';
import { GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { daySkyOf } from './day-sky.ts';
import { dayTexts as texts } from './day-texts.ts';
import { Ephemeris } from './ephemeris.tsx';
import hero from './hero.module.css';
import styles from './own-sky.module.css';

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
