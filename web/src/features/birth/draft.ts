import * as z from 'zod/mini';
import { frenchDate, parseFrenchDate, parseFrenchTime } from '#domain/birth.ts';
import {
  type Birth,
  type BirthPlace,
  birthPrecisions,
  isTimed,
  type ToldBirth,
  utcOf,
} from '#domain/births/birth.ts';
import { readDegrees } from '#domain/births/coordinates.ts';
import { dayPartNames } from '#domain/births/day-parts.ts';
import type { Instant, OffsetChoice, TypedInstant } from '#domain/births/instant.ts';
import { type Place, placeSchema } from '#domain/births/place.ts';

/** A birth as it is typed: one text per field, as forms and tabs keep it. */

/** In the order of the screen. */
export const birthNames = [
  'birthDate',
  'birthTime',
  'birthPrecision',
  'birthMargin',
  'birthDayPart',
  'birthPlace',
  // 'yes' when the text names places of which one must still be chosen, otherwise ''.
  'birthPlaceAsked',
  'birthCountry',
  'birthZone',
  'birthLatitude',
  'birthLongitude',
  // JSON: the place chosen from the list, and the chosen or corrected offset.
  'birthChosen',
  'birthOffset',
] as const;
export type BirthName = (typeof birthNames)[number];
export type BirthDraft = Readonly<Record<BirthName, string>>;

export const noBirth: BirthDraft = {
  birthDate: '',
  birthTime: '',
  birthPrecision: '',
  birthMargin: '',
  birthDayPart: '',
  birthPlace: '',
  birthPlaceAsked: '',
  birthCountry: '',
  birthZone: '',
  birthLatitude: '',
  birthLongitude: '',
  birthChosen: '',
  birthOffset: '',
};

const offsetSchema = z.object({
  seconds: z.nullable(z.int()),
  by: z.enum(['chosen', 'hand']),
});

/** A stored text that cannot be parsed counts as absent. */
const read = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** A typed hour is exact by default. */
export const precisionOf = ({ birthPrecision }: Pick<BirthDraft, 'birthPrecision'>) =>
  birthPrecisions.find((one) => one === birthPrecision) ?? 'exact';

export const hasHour = (draft: Pick<BirthDraft, 'birthPrecision'>): boolean => isTimed(precisionOf(draft));

export const chosenPlaceOf = ({ birthChosen }: Pick<BirthDraft, 'birthChosen'>): Place | undefined =>
  birthChosen === '' ? undefined : read(placeSchema, birthChosen);

const offsetOf = ({ birthOffset }: Pick<BirthDraft, 'birthOffset'>): OffsetChoice | undefined =>
  birthOffset === '' ? undefined : read(offsetSchema, birthOffset);

const given = (text: string): string | undefined => text.trim() || undefined;

/** The place from the list, or the one written by hand. */
export const placeOf = (draft: BirthDraft): BirthPlace => {
  const chosen = chosenPlaceOf(draft);
  if (chosen) return chosen;
  const { birthPlace, birthCountry, birthZone, birthLatitude, birthLongitude } = draft;
  const country = given(birthCountry);
  const zone = given(birthZone);
  const latitude = readDegrees(birthLatitude, 'latitude');
  const longitude = readDegrees(birthLongitude, 'longitude');
  return {
    name: birthPlace.trim(),
    ...(country !== undefined && { country }),
    ...(zone !== undefined && { zone }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
};

/** The written place and its country in one line for mails and lists: «Saint-Denis, Algérie». */
const placeText = (draft: BirthDraft): string => {
  const [name, country] = [draft.birthPlace.trim(), draft.birthCountry.trim()];
  return chosenPlaceOf(draft) || country === '' || name === '' ? name : `${name}, ${country}`;
};

/** The three texts of §3, not yet validated. */
export const birthTextsOf = (draft: BirthDraft): Omit<ToldBirth, 'birth'> => ({
  birthDate: parseFrenchDate(draft.birthDate),
  birthTime: hasHour(draft) ? parseFrenchTime(draft.birthTime) : '',
  birthPlace: placeText(draft),
});

/** The input of the conversion and the plate. */
export const typedInstantOf = (draft: BirthDraft): TypedInstant => {
  const { birthDate: date, birthTime: time } = birthTextsOf(draft);
  const precision = precisionOf(draft);
  const dayPart = dayPartNames.find((part) => part === draft.birthDayPart);
  return {
    date,
    time,
    precision,
    margin: precision === 'about' ? Number(draft.birthMargin) || 15 : undefined,
    dayPart: precision === 'part' ? dayPart : undefined,
    place: placeOf(draft),
    offset: offsetOf(draft),
  };
};

/** The birth sent beside the three texts; `instant` is undefined when it could not be computed. */
export const birthOf = (typed: TypedInstant, instant: Omit<Instant, 'reading'> | undefined): Birth => ({
  precision: typed.precision,
  ...(typed.margin !== undefined && { margin: typed.margin }),
  ...(typed.dayPart !== undefined && { dayPart: typed.dayPart }),
  place: typed.place,
  offsetSeconds: instant?.offsetSeconds ?? null,
  ...(instant?.offsetBy && { offsetBy: instant.offsetBy }),
  utc: instant?.utc ?? null,
});

const isListed = (place: BirthPlace): boolean => place.id !== undefined;

const placeDraft = ({ place }: Birth): Partial<BirthDraft> =>
  isListed(place)
    ? { birthChosen: JSON.stringify(place) }
    : {
        birthPlace: place.name,
        birthCountry: place.country ?? '',
        birthZone: place.zone ?? '',
        birthLatitude: place.latitude === undefined ? '' : String(place.latitude),
        birthLongitude: place.longitude === undefined ? '' : String(place.longitude),
      };

const offsetDraft = ({ offsetSeconds, offsetBy }: Birth): Partial<BirthDraft> =>
  offsetBy === undefined || offsetBy === 'rule'
    ? {}
    : { birthOffset: JSON.stringify({ seconds: offsetSeconds, by: offsetBy }) };

/** A known birth as people type it; the time is shortened to HH:MM (§9). */
export const birthDraftOf = (known: ToldBirth): Partial<BirthDraft> => ({
  birthDate: frenchDate(known.birthDate),
  birthTime: known.birthTime.slice(0, 5),
  birthPlace: known.birthPlace,
  ...(known.birth && {
    birthPrecision: known.birth.precision,
    birthMargin: known.birth.margin === undefined ? '' : String(known.birth.margin),
    birthDayPart: known.birth.dayPart ?? '',
    ...placeDraft(known.birth),
    ...offsetDraft(known.birth),
  }),
});

export const byHandNames = ['birthCountry', 'birthZone', 'birthLatitude', 'birthLongitude'] as const;

const isOther = (typed: string, known: string | undefined): boolean =>
  typed.trim() !== '' && typed.trim() !== (known ?? '');

/** The known birth, unless something else was typed: half of one birth and half of another is nobody's. */
export const detailsFor = (typed: BirthDraft, known: Partial<BirthDraft>): Partial<BirthDraft> =>
  birthNames.some((name) => isOther(typed[name], known[name])) ? {} : known;

/** What is typed where every answer is optional: an hour that is not given counts as unknown. */
export const optionalInstantOf = (draft: BirthDraft): TypedInstant => {
  const typed = typedInstantOf(draft);
  const isAnswered = isTimed(typed.precision) ? typed.time !== '' : typed.dayPart !== undefined;
  return isAnswered ? typed : { ...typed, precision: 'unknown', margin: undefined };
};

/**
 * The birth as it is sent for the server to read: it knows the history of legal time, and an answer without a plate
 * needs none of it here. Only an offset that somebody chose or corrected travels. Needs a date that exists and a time
 * that is empty or right.
 */
export const optionalBirthOf = (typed: TypedInstant): Birth => {
  const { date, time, precision, offset } = typed;
  if (!isTimed(precision) || !offset) return birthOf(typed, undefined);
  const { seconds: offsetSeconds, by: offsetBy } = offset;
  const utc = offsetSeconds === null ? null : utcOf(date, time, offsetSeconds);
  return birthOf(typed, { offsetSeconds, offsetBy, utc });
};
