import disclosure from '#web/ui/disclosure.module.css';
import type { Drawings } from '../../../drawings/build.ts';
import styles from './ephemeris.module.css';
import { homeTexts as texts } from './texts.ts';

const Bodies = ({ rows }: { rows: Drawings['ephemeris'] }) =>
  rows.map(({ glyph, label, position }) => (
    <li key={glyph}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <use href={`/drawings/glyphs.svg#${glyph}`} />
      </svg>
      <b>{label}</b>
      <span>{position}</span>
    </li>
  ));

/** Sun and Moon come first. */
const luminaries = 2;

/** A phone shows Sun, Moon and ascendant; the others follow the button that unfolds them. */
export const Ephemeris = ({ ephemeris, ascendant }: Pick<Drawings, 'ephemeris' | 'ascendant'>) => (
  <div className={styles.ephemeris}>
    <ol aria-label={texts.ephemeris}>
      <Bodies rows={ephemeris.slice(0, luminaries)} />
      <li className={styles.ascendant}>
        <i aria-hidden="true">{texts.ascendant.sign}</i>
        <b>{texts.ascendant.name}</b>
        <span>{ascendant}</span>
      </li>
    </ol>
    <details className={disclosure.disclosure}>
      <summary>{texts.wholeSky}</summary>
    </details>
    <ol aria-label={texts.planets}>
      <Bodies rows={ephemeris.slice(luminaries)} />
    </ol>
  </div>
);
