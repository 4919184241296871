import { litWords } from '#domain/guidance/words/phrases.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import { moonOf } from '../../../drawings/moon-plate.ts';
import styles from './guidance.module.css';
import { guidanceTexts as texts } from './texts.ts';

/** The first facts of the wire: phase, Moon and Sun, each with its symbol. */
export const drawnFacts = 3;

const Moon = ({ sky }: { sky: SkyAnswer }) => {
  const { dark, hatch, hand, now } = moonOf(sky.moon.elongation);
  const label = texts.moon(sky.title, litWords(sky.moon.illumination));
  return (
    <svg className={styles.moon} viewBox="0 0 400 400" role="img" aria-label={label}>
      <use href="/drawings/moon.svg#lunaison" />
      <use href="/drawings/moon.svg#relief" />
      <path className={styles.dark} d={dark} />
      <path className={styles.hatch} d={hatch} />
      <circle className={styles.limb} cx="200" cy="200" r="142" />
      <path className={styles.hand} d={hand} />
      <circle className={styles.now} {...now} r="4.5" />
    </svg>
  );
};

const Glyph = ({ id }: { id: string }) => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <use href={`/drawings/glyphs.svg#${id}`} />
  </svg>
);

/** The sky of a local day: prerendered for the day of the build, then rendered by the browser for the visitor's day. */
export const SkyToday = ({ sky }: { sky: SkyAnswer }) => {
  const glyphs = ['moon', sky.moon.sign, 'sun'] as const;
  return (
    <>
      <p className={styles.date}>{sky.day.charAt(0).toUpperCase() + sky.day.slice(1)}</p>
      <figure className={styles.figure}>
        <Moon sky={sky} />
      </figure>
      <dl className={styles.rows}>
        {sky.facts.slice(0, drawnFacts).map(({ label, value }, at) => (
          <div key={label}>
            <Glyph id={glyphs[at] ?? 'moon'} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
