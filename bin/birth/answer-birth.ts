import * as z from 'zod/mini';
import { isBirthDate } from '#domain/birth.ts';
import { isFrenchTerritory } from '#domain/births/french-territories.ts';
import type { Place } from '#domain/births/place.ts';
import { findPlaces } from '#domain/births/place-files.ts';
import { readBirth } from '#domain/births/read-birth.ts';
import { birthTexts } from '#domain/texts/births.ts';
import { buildPlaces, readPlaceFile } from '../../web/places/build.ts';
import { readJson } from './read-json.ts';

const askedSchema = z.object({
  date: z.string(),
  time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, birthTexts.noTime))),
  place: z.optional(z.string()),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  zone: z.optional(z.string()),
});
type Asked = z.infer<typeof askedSchema>;

const findPlace = async (name: string): Promise<Place> => {
  const index = await buildPlaces();
  const { places } = await findPlaces(name, index.prefixes, (prefix) => readPlaceFile(index, prefix));
  const [place] = places;
  if (!place) throw new RangeError(birthTexts.unknownPlace(name));
  return place;
};

const placeOf = async ({ place, latitude, longitude, zone }: Asked): Promise<Place> => {
  if (latitude !== undefined && longitude !== undefined && zone !== undefined)
    return { name: place ?? birthTexts.placeByHand, latitude, longitude, zone };
  if (place === undefined) throw new RangeError(birthTexts.placeMissing);
  return findPlace(place);
};

const countries = new Intl.DisplayNames(['fr'], { type: 'region' });

/** French names; null for coordinates typed by hand, and the department only in France. */
const territoryOf = ({ country, detail }: Place) => ({
  department: isFrenchTerritory(country) ? (detail ?? null) : null,
  country: country === undefined ? null : countries.of(isFrenchTerritory(country) ? 'FR' : country),
});

/** The instant of a birth that is given as JSON. Throws RangeError with a French reason. */
export const answerBirth = async (text: string) => {
  const asked = readJson(text, askedSchema);
  const { date, time } = asked;
  if (!isBirthDate(date, new Date().toISOString().slice(0, 10)))
    throw new RangeError(birthTexts.noDate(date));
  const place = await placeOf(asked);
  const { offsetSeconds, utc, candidates, explanation } = readBirth({ date, place, ...(time && { time }) });
  const { name, latitude, longitude, zone } = place;
  return {
    place: { name, ...territoryOf(place), latitude, longitude },
    zone,
    offsetSeconds,
    utc,
    candidates,
    explanation,
  };
};
