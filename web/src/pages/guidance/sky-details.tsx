import type { SkyAnswer } from '#domain/wire/guidance.ts';
import styles from './guidance.module.css';
import { MonthStrip } from './month-strip.tsx';
import { drawnFacts } from './sky-today.tsx';
import { guidanceTexts as texts } from './texts.ts';

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
