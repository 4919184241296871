import { useState } from 'react';
import type { BirthPlace } from '#domain/births/birth.ts';
import type { OffsetChoice } from '#domain/births/instant.ts';
import { InstantPlate, type InstantPlateProps } from '#web/features/birth/instant-plate.tsx';
import { PrecisionField } from '#web/features/birth/precision-field.tsx';
import { componentsTexts } from '#web/texts/components-page.ts';
import { Exhibit } from '../exhibit.tsx';
import styles from '../gallery.module.css';

const texts = componentsTexts.births;

const saintDenis: BirthPlace = {
  name: texts.saintDenis,
  detail: texts.reunion,
  department: '974',
  country: 'RE',
  latitude: -20.8823,
  longitude: 55.4504,
  zone: 'Indian/Reunion',
};
const inFrance = (name: string, detail: string, department: string, latitude: number, longitude: number) => ({
  name,
  detail,
  department,
  latitude,
  longitude,
  country: 'FR',
  zone: 'Europe/Paris',
});
const lyon: BirthPlace = inFrance(texts.lyon, texts.rhone, '69', 45.7485, 4.8467);
const vichy: BirthPlace = inFrance(texts.vichy, texts.allier, '03', 46.1286, 3.4258);
const urumqi: BirthPlace = {
  name: texts.urumqi,
  detail: texts.china,
  country: 'CN',
  latitude: 43.8,
  longitude: 87.6005,
  zone: 'Asia/Urumqi',
};
const tromso: BirthPlace = {
  name: texts.tromso,
  detail: texts.norway,
  country: 'NO',
  latitude: 69.6492,
  longitude: 18.9553,
  zone: 'Europe/Oslo',
};

type Typed = Omit<InstantPlateProps, 'onOffset'>;

const camille: Typed = {
  date: '1991-04-17',
  time: '06:42',
  precision: 'exact',
  place: saintDenis,
  offset: undefined,
};
const plates: Readonly<Record<string, Typed>> = {
  exact: camille,
  hand: { ...camille, offset: { seconds: 10_800, by: 'hand' } },
  about: { ...camille, precision: 'about', margin: 15 },
  part: { ...camille, precision: 'part', dayPart: 'morning' },
  unknown: { ...camille, time: '', precision: 'unknown' },
  doubled: { ...camille, date: '1976-09-26', time: '00:30', place: lyon, error: texts.missing },
  skipped: { ...camille, date: '1976-03-28', time: '01:30', place: lyon },
  divided: {
    ...camille,
    date: '1941-01-10',
    time: '08:30',
    place: vichy,
    offset: { seconds: 3600, by: 'chosen' },
  },
  disputed: { ...camille, date: '1990-01-15', time: '12:00', place: urumqi },
  polar: { ...camille, date: '1985-06-21', time: '01:00', place: tromso },
  unlisted: { ...camille, place: { name: texts.farm, country: texts.norway } },
  waiting: { ...camille, place: undefined },
  failed: { ...camille, loadSky: () => Promise.reject(new Error('no sky')) },
  loading: { ...camille, loadSky: () => new Promise(() => undefined) },
};

const Plate = ({ name, offset: first, ...typed }: Typed & { name: string }) => {
  const [offset, setOffset] = useState<OffsetChoice | undefined>(first);
  return (
    <div id={`plate-${name}`} className={styles.plate}>
      <InstantPlate {...typed} offset={offset} onOffset={setOffset} />
    </div>
  );
};

const Precision = () => {
  const [values, setValues] = useState({ birthPrecision: 'about', birthMargin: '15', birthDayPart: '' });
  return (
    <Exhibit name={componentsTexts.names.precision}>
      <div className={styles.plate}>
        <PrecisionField
          field={(name) => ({
            value: values[name],
            onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
          })}
        />
      </div>
    </Exhibit>
  );
};

export const Births = () => (
  <>
    <Precision />
    <Exhibit name={componentsTexts.names.instant}>
      {Object.entries(plates).map(([name, typed]) => (
        <Plate key={name} name={name} {...typed} />
      ))}
    </Exhibit>
  </>
);
