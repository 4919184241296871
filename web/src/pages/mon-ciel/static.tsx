import { place, shopZone } from '#content/shop.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { drawings, waitingId } from './drawings.ts';
import styles from './mon-ciel.module.css';
import { SkyForm } from './sky-form.tsx';
import { monCielTexts as texts } from './texts.ts';

/** The drawing of the day of the build at noon in the shop's zone; the numbers have none without names. */
const drawnAt = (service: Discipline, date: string) =>
  drawnOf(
    service,
    {
      firstName: '',
      lastName: '',
      birthDate: date,
      birthTime: '12:00',
      birthPlace: place.name,
      birth: { precision: 'exact', place: { ...place, zone: shopZone }, offsetSeconds: null, utc: null },
    },
    {},
    date,
  )?.figures.slice(0, 1) ?? [];

const waiting = (service: Discipline, chart: ChartKind): StaticParts[string] =>
  function Waiting({ sky }) {
    const caption = texts.waiting[chart](sky.day);
    return (
      <figure className={styles.figure}>
        {drawnAt(service, sky.date).map((figure) => (
          <SceneFigure key={figure.label} {...figure} label={caption} />
        ))}
        <figcaption className="meta">{caption}</figcaption>
      </figure>
    );
  };

export default {
  ...Object.fromEntries(drawings.map(({ service, chart }) => [waitingId(service), waiting(service, chart)])),
  'mon-ciel-form': () => <SkyForm onDraw={() => {}} />,
} satisfies StaticParts;
