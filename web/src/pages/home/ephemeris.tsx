import disclosure from '#web/ui/disclosure.module.css';
import type { EphemerisRow } from '../../../drawings/sky-words.ts';
import { ephemerisTexts as texts } from './day-texts.ts';
import styles from './ephemeris.module.css';

const Bodies = ({ rows }: { rows: readonly EphemerisRow[] }) =>
  rows.map(({ body, label, position }) => (
    <li key={body}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <use href={`/drawings/glyphs.svg#${body}`} />
      </svg>
      <b>{label}</b>
      <span>{position}</span>
    </li>
  ));

/** Sun and Moon come first. */
const luminaries = 2;

type EphemerisProps = {
  ephemeris: readonly EphemerisRow[];
  ascendant: string;
  isUnfolded?: boolean | undefined;
};

/** True when the visitor has unfolded the planets of the page. */
export const isUnfolded = (): boolean =>
  document.querySelector<HTMLDetailsElement>(`.${styles.ephemeris} details`)?.open ?? false;

/** A phone shows Sun, Moon and ascendant; the others follow the button that unfolds them. */
export const Ephemeris = ({ ephemeris, ascendant, isUnfolded }: EphemerisProps) => (
  <div className={styles.ephemeris}>
    <ol className="stack" aria-label={texts.sky}>
      <Bodies rows={ephemeris.slice(0, luminaries)} />
      <li>
        <i aria-hidden="true">{texts.ascendant.sign}</i>
        <b>{texts.ascendant.name}</b>
        <span>{ascendant}</span>
      </li>
    </ol>
    <details className={disclosure.disclosure} open={isUnfolded}>
      <summary>{texts.whole}</summary>
    </details>
    <ol className="stack" aria-label={texts.planets}>
      <Bodies rows={ephemeris.slice(luminaries)} />
    </ol>
  </div>
);
