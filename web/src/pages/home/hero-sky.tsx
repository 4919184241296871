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
  isUnfolded?: boolean | undefined;
};

/** The wheel with its date, and the positions below it. */
export const HeroSky = ({ words, shapesOf, isUnfolded }: HeroSkyProps) => (
  <>
    <figure className={styles.sky}>
      <Wheel id="roue" label={words.wheelLabel}>
        {shapesOf('roue')}
      </Wheel>
      <Wheel id="roue-etroite" label={words.wheelLabel}>
        {shapesOf('roue-etroite')}
      </Wheel>
      <figcaption>{words.caption}</figcaption>
    </figure>
    <Ephemeris {...words} isUnfolded={isUnfolded} />
  </>
);
