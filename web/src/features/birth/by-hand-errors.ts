import { zoneSchema } from '#domain/births/birth.ts';
import { type Axis, readDegrees } from '#domain/births/coordinates.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { type BirthDraft, chosenPlaceOf } from './draft.ts';
import { byHandTexts as texts } from './texts.ts';

type ByHandErrors = Partial<Record<'birthZone' | 'birthLatitude' | 'birthLongitude', string>>;

const isDegrees = (typed: string, axis: Axis): boolean =>
  typed.trim() === '' || readDegrees(typed, axis) !== undefined;

/** What cannot be read of a place that is given by hand; a place of the list needs none of it. */
export const byHandErrors = (draft: BirthDraft): ByHandErrors => {
  if (chosenPlaceOf(draft)) return {};
  const zone = draft.birthZone.trim();
  return {
    ...(zone !== '' && !zoneSchema.safeParse(zone).success && { birthZone: validationTexts.zoneInvalid }),
    ...(!isDegrees(draft.birthLatitude, 'latitude') && { birthLatitude: texts.degreesInvalid }),
    ...(!isDegrees(draft.birthLongitude, 'longitude') && { birthLongitude: texts.degreesInvalid }),
  };
};
