import { zoneSchema } from '#domain/births/birth.ts';
import { type Axis, readDegrees } from '#domain/births/coordinates.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { type BirthDraft, chosenPlaceOf, hasHour, precisionOf } from './draft.ts';
import { byHandTexts, missingTexts } from './texts.ts';

type PlaceErrors = {
  birthPlace?: string;
  birthZone?: string;
  birthLatitude?: string;
  birthLongitude?: string;
};

/** `other` is the coordinate on the other axis: one of the two alone names no point. */
const degreesError = (axis: Axis, typed: string, other: string): string | undefined => {
  if (typed.trim() === '') return other.trim() === '' ? undefined : byHandTexts.bothDegrees;
  return readDegrees(typed, axis) === undefined ? byHandTexts.degreesInvalid : undefined;
};

/** The errors of a place that is not chosen from the list: of its name when it must be chosen, and by hand. */
export const placeErrors = (draft: BirthDraft): PlaceErrors => {
  if (chosenPlaceOf(draft)) return {};
  const [zone, north, east] = [draft.birthZone.trim(), draft.birthLatitude, draft.birthLongitude];
  const errors: PlaceErrors = {};
  if (draft.birthPlaceAsked !== '') errors.birthPlace = missingTexts.placeAsked(draft.birthPlace.trim());
  if (zone !== '' && !zoneSchema.safeParse(zone).success) errors.birthZone = validationTexts.zoneInvalid;
  const latitude = degreesError('latitude', north, east);
  if (latitude !== undefined) errors.birthLatitude = latitude;
  const longitude = degreesError('longitude', east, north);
  if (longitude !== undefined) errors.birthLongitude = longitude;
  return errors;
};

type Errors = { -readonly [Name in keyof BirthDraft]?: string };

/** The answers that are missing (§5), and the errors of a place. */
export const answerErrors = (draft: BirthDraft): Errors => ({
  ...placeErrors(draft),
  ...(draft.birthDate.trim() === '' && { birthDate: missingTexts.date }),
  ...(hasHour(draft) && draft.birthTime.trim() === '' && { birthTime: missingTexts.time }),
  ...(precisionOf(draft) === 'part' && draft.birthDayPart === '' && { birthDayPart: missingTexts.dayPart }),
  ...(draft.birthPlace.trim() === '' && { birthPlace: missingTexts.place }),
});
