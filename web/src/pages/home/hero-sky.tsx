import type { ReactNode } from 'react';
import type { SkyWords } from '../../../drawings/sky-words.ts';
import type { WheelId } from '../../../drawings/wheel-file.ts';
import { Ephemeris } from './ephemeris.tsx';
import styles from './hero.module.css';

type WheelProps = { id: WheelId; label: string; children: ReactNode };

const Wheel = ({ id, label, children }: WheelProps) => (
  <svg className={styles[id]} viewBox="0 0 800 800" role="img" aria-label={label}>
    {children}
  </svg>
);

type HeroSkyProps = {
  words: SkyWords;
  /** The shapes of a wheel, in a box of 800. */
  shapesOf: (id: WheelId) => ReactNode;
};

/** The wheel with its date, and the positions below it. */
export const HeroSky = ({ words: { wheelLabel, caption, ephemeris, ascendant }, shapesOf }: HeroSkyProps) => (
  <>
    <figure className={styles.sky}>
      <Wheel id="roue" label={wheelLabel}>
        {shapesOf('roue')}
      </Wheel>
      <Wheel id="roue-etroite" label={wheelLabel}>
        {shapesOf('roue-etroite')}
      </Wheel>
      <figcaption>{caption}</figcaption>
    </figure>
    <Ephemeris ephemeris={ephemeris} ascendant={ascendant} />
  </>
);
