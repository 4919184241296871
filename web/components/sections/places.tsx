import { useState } from 'react';
import type { Place } from '#domain/births/place.ts';
import { PlaceByHand } from '#web/features/birth/place-by-hand.tsx';
import { PlaceField } from '#web/features/birth/place-field.tsx';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { Exhibit } from '../exhibit.tsx';
import styles from '../gallery.module.css';

const nothing = () => {};

const Lookup = () => {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place>();
  const [isByHand, setByHand] = useState(false);
  const field = { name: 'birthPlace', value: text, error: undefined, onChange: setText, onBlur: nothing };
  return (
    <Exhibit name={texts.names.place}>
      <div className={styles.wide}>
        <PlaceField
          field={field}
          place={place}
          onPlace={setPlace}
          onAsk={nothing}
          onByHand={() => setByHand(true)}
          required
        />
        <p className="meta">
          {isByHand ? texts.byHand : place ? `${place.name}, ${place.zone}` : texts.noPlace}
        </p>
      </div>
    </Exhibit>
  );
};

const ByHand = () => {
  const [values, setValues] = useState({
    birthCountry: '',
    birthZone: '',
    birthLatitude: '',
    birthLongitude: '',
  });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: undefined,
    onChange: (typed: string) => setValues((current) => ({ ...current, [name]: typed })),
    onBlur: nothing,
  });
  return (
    <Exhibit name={texts.names.byHand}>
      <div className={styles.wide}>
        <PlaceByHand field={field} />
      </div>
    </Exhibit>
  );
};

export const Places = () => (
  <>
    <Lookup />
    <ByHand />
  </>
);
