import { litWords } from '#domain/guidance/words/phrases.ts';
import { monthOf } from '#domain/texts/typography.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import { litPart, terminator } from '#lib/drawings/moon-phase.ts';
import { moonOf } from '../../../drawings/moon-plate.ts';
import styles from './guidance.module.css';
import monthStripStyles from './month-strip.module.css';
import { guidanceTexts as texts } from './texts.ts';

const SmallMoon = ({ elongation }: { elongation: number }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" />
    <path d={litPart([12, 12], 9.5, elongation)} />
  </svg>
);

/** The Moon of each day of the month at noon; today's is marked. */
const MonthStrip = ({ sky: { date, month } }: { sky: SkyAnswer }) => {
  const today = Number(date.slice(8));
  const days = month.map((elongation, index) => ({ number: index + 1, elongation }));
  return (
    <>
      <h3 className={monthStripStyles.title}>{texts.month(monthOf(date))}</h3>
      <ol className={monthStripStyles.days}>
        {days.map(({ number, elongation }) => (
          <li key={number} aria-current={number === today ? 'date' : undefined}>
            <SmallMoon elongation={elongation} />
            {number}
            <span className="sr">{`, ${litWords((1 - terminator(elongation)) / 2)}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
};

/** The first facts of the wire: phase, Moon and Sun, each with its symbol. */
const drawnFacts = 3;

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

/** Other facts of the day's sky: the next quarter of the Moon, aspects, retrograde planets. */
export const SkyDetails = ({ sky, place }: { sky: SkyAnswer; place: string }) => (
  <section className={styles.details}>
    <header>
      <h2>{texts.more}</h2>
      <p className="meta">{place}</p>
    </header>
    <dl>
      {sky.facts.slice(drawnFacts).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <MonthStrip sky={sky} />
  </section>
);
