import { useEffect, useState } from 'react';
import type { Place } from '#domain/births/place.ts';
import { type FoundPlace, matchedLength } from '#domain/births/place-files.ts';
import { placeLabel } from '#domain/births/place-label.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { FieldProps } from '#web/ui/field.tsx';
import styles from './place-field.module.css';
import { placeTexts as texts } from './texts.ts';
import { messageOf, mostShown, usePlaceSearch } from './use-place-search.ts';

type PlaceFieldProps = {
  /** The text of the form's field. */
  readonly field: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> & { readonly onBlur: () => void };
  /** The place that the text means. */
  readonly place: Place | undefined;
  readonly onPlace: (place: Place | undefined) => void;
  /** Whether the text, when the field is left, names places of which one must still be chosen. */
  readonly onAsk: (isAsked: boolean) => void;
  readonly onByHand: () => void;
  readonly required?: boolean;
  readonly wide?: boolean;
};

/** The search; when the field is left, a text that means one place chooses it, and otherwise the person is asked. */
const usePlaceField = ({ field, place, onPlace, onAsk, onByHand }: PlaceFieldProps) => {
  const [isTouched, setTouched] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  /** The text that the person declared as not in the list: it chooses no place and is not searched again. */
  const [unlisted, setUnlisted] = useState<string>();
  const isOpen = place === undefined && unlisted !== field.value;
  const search = usePlaceSearch(field.value, isTouched && isOpen);
  const meant = isOpen ? search.meant : undefined;
  const keep = (found: Place) => {
    field.onChange(placeLabel(found));
    onPlace(found);
    onAsk(false);
  };
  useEffect(() => {
    // The answer may come after the field was left, so the field waits for it before it reports an error.
    if (!isLeaving || (isOpen && !search.isSettled)) return;
    setLeaving(false);
    if (meant) keep(meant);
    else onAsk(isOpen && search.isAsked);
    field.onBlur();
  });
  return {
    search,
    isOpen,
    meant,
    byHand: () => {
      setUnlisted(field.value);
      onAsk(false);
      onByHand();
    },
    keep,
    touch: () => {
      setTouched(true);
      setLeaving(false);
    },
    leave: () => setLeaving(true),
    type: (typed: string) => {
      field.onChange(typed);
      onAsk(false);
      if (place) onPlace(undefined);
    },
  };
};

/**
 * An option: the matched letters are bold; the detail distinguishes homonyms, and the last column gives the main
 * name or the department.
 */
const PlaceOption = ({ place, typed }: { place: FoundPlace; typed: string }) => {
  const name = placeLabel({ name: place.name });
  const end = matchedLength(place.name, typed);
  return (
    <span className={styles.option}>
      <span>
        <b>{name.slice(0, end)}</b>
        {name.slice(end)}
      </span>
      <span className={styles.detail}>{place.detail}</span>
      <span className={styles.more}>{place.mainName ?? place.department}</span>
    </span>
  );
};

const keyOf = ({ id, name }: FoundPlace): string => id ?? name;

/**
 * The place of a birth, searched in static files that load when the field is first touched. A text without a match
 * is kept.
 */
export const PlaceField = (props: PlaceFieldProps) => {
  const { field, required = false, wide = false } = props;
  const { search, isOpen, meant, keep, byHand, touch, leave, type } = usePlaceField(props);
  const places = isOpen ? search.places : [];
  const counted = places.length < mostShown ? texts.found(places.length) : texts.first(mostShown);
  return (
    <Combobox
      label={texts.label}
      name={field.name}
      value={field.value}
      error={field.error}
      hint={texts.hint}
      required={required}
      wide={wide}
      options={places}
      keyOf={keyOf}
      named={meant}
      isAwaited={!search.isSettled}
      onChange={type}
      onKeep={keep}
      onTouch={touch}
      onLeave={leave}
      listLabel={texts.list}
      counted={places.length > 0 ? counted : ''}
      message={isOpen ? messageOf(field.value, search) : undefined}
      after={isOpen ? { label: texts.notListed, onPress: byHand } : undefined}
    >
      {(found) => <PlaceOption place={found} typed={field.value} />}
    </Combobox>
  );
};
