import { drawnOf } from '#lib/dossier/drawn.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import type { StaticParts } from '#web/shell/static-parts.ts';
import styles from './mon-ciel.module.css';
import { SkyForm } from './sky-form.tsx';
import { monCielTexts as texts } from './texts.ts';

const paris = { name: 'Paris', zone: 'Europe/Paris', latitude: 48.85341, longitude: 2.3488 };

/** The wheel of the day of the build at noon in Paris. */
const skyOf = (date: string) =>
  drawnOf(
    'astrologie-occidentale',
    {
      firstName: '',
      lastName: '',
      birthDate: date,
      birthTime: '12:00',
      birthPlace: paris.name,
      birth: { precision: 'exact', place: paris, offsetSeconds: null, utc: null },
    },
    {},
    Number(date.slice(0, 4)),
  );

export default {
  'mon-ciel-sky': ({ sky }) => (
    <figure className={styles.figure}>
      {skyOf(sky.date)?.figures.map((figure) => (
        <SceneFigure key={figure.label} {...figure} label={texts.waiting(sky.day)} />
      ))}
      <figcaption className="meta">{texts.waiting(sky.day)}</figcaption>
    </figure>
  ),
  'mon-ciel-form': () => <SkyForm onDraw={() => {}} />,
} satisfies StaticParts;
