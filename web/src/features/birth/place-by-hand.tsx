import { useCallback, useState } from 'react';
import { splitCoordinates } from '#domain/births/coordinates.ts';
import { foldPlaceName } from '#domain/births/place-names.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field, type FieldProps } from '#web/ui/field.tsx';
import styles from './place-by-hand.module.css';
import { byHandTexts as texts } from './texts.ts';

/** The names of the zones, whose histories are 17 KB: they load on demand, and again after a failure. */
const useZones = () => {
  const [zones, setZones] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('#domain/births/zone-history.ts').then(
      ({ zoneNames }) => setZones(zoneNames),
      () => setFailed(true),
    );
  }, []);
  return { zones, hasFailed, load };
};

type Name = 'birthCountry' | 'birthZone' | 'birthLatitude' | 'birthLongitude';
type OfForm = Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> & { readonly onBlur: () => void };

const mostZones = 8;

/** Zones whose name contains the typed text: «Paris», «amsterdam», «Europe/Mo». */
const ZoneField = ({ field }: { field: OfForm }) => {
  const { zones, hasFailed, load } = useZones();
  const typed = foldPlaceName(field.value);
  const found = zones.filter((zone) => foldPlaceName(zone).includes(typed));
  const isDone = zones.includes(field.value);
  const isNone = zones.length > 0 && found.length === 0;
  const message = isNone ? texts.noZone : hasFailed ? texts.noZones : undefined;
  return (
    <Combobox
      {...field}
      label={texts.zone}
      hint={texts.zoneHint}
      options={isDone ? [] : found.slice(0, mostZones)}
      keyOf={(zone) => zone}
      named={found.length === 1 ? found[0] : undefined}
      onKeep={field.onChange}
      onTouch={load}
      onLeave={field.onBlur}
      listLabel={texts.zones}
      counted={found.length > 0 ? texts.zoneCount(Math.min(found.length, mostZones)) : ''}
      message={field.value === '' ? undefined : message}
    >
      {(zone) => zone}
    </Combobox>
  );
};

type PlaceByHandProps = { readonly field: (name: Name) => OfForm; readonly required?: boolean };

/** The fields of a place that is not in the list; the form holds the four texts. */
export const PlaceByHand = ({ field, required = true }: PlaceByHandProps) => {
  const [latitude, longitude] = [field('birthLatitude'), field('birthLongitude')];
  /** A pasted text may contain both coordinates, as maps give them. */
  const fill = (own: OfForm) => (typed: string) => {
    const pair = splitCoordinates(typed);
    if (!pair) return own.onChange(typed);
    latitude.onChange(pair.latitude);
    longitude.onChange(pair.longitude);
  };
  return (
    <div className={styles.parts}>
      <Field
        {...field('birthCountry')}
        label={texts.country}
        hint={texts.countryHint}
        autoComplete="off"
        maxLength={100}
        required={required}
        wide
      />
      <p className={`meta ${styles.help}`}>{texts.help}</p>
      <ZoneField field={field('birthZone')} />
      <div className={styles.pair}>
        <Field
          {...latitude}
          onChange={fill(latitude)}
          label={texts.latitude}
          hint={texts.latitudeHint}
          autoComplete="off"
        />
        <Field
          {...longitude}
          onChange={fill(longitude)}
          label={texts.longitude}
          hint={texts.longitudeHint}
          autoComplete="off"
        />
      </div>
    </div>
  );
};
