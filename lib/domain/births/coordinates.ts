/** Degrees as people copy them from a map: «48,85», «48.85° N», «20° 52′ 44″ S», «-20,879 ; 55,448». */

export type Axis = 'latitude' | 'longitude';

const limits: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };
/** O and W are west in French and in English. */
const signs: Readonly<Record<Axis, Readonly<Record<string, 1 | -1>>>> = {
  latitude: { n: 1, s: -1 },
  longitude: { e: 1, o: -1, w: -1 },
};

const figure = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const pattern = new RegExp(
  String.raw`^([+−-]?)\s*${figure}\s*(?:°\s*(?:${figure}\s*[′’']\s*(?:${figure}\s*(?:″|”|"|''))?)?)?\s*([nseow]?)$`,
  'i',
);

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

/** Degrees, north and east positive; undefined for a text that is not a number of degrees of this axis. */
export const readDegrees = (typed: string, axis: Axis): number | undefined => {
  const match = pattern.exec(typed.trim());
  if (!match) return undefined;
  const [, minus = '', whole, minutes, seconds, letter = ''] = match;
  const side = letter === '' ? 1 : signs[axis][letter.toLowerCase()];
  if (side === undefined || numberOf(minutes) >= 60 || numberOf(seconds) >= 60) return undefined;
  if (minus !== '' && letter !== '') return undefined;
  const size = numberOf(whole) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
  if (size > limits[axis]) return undefined;
  return size === 0 ? 0 : size * side * (/[−-]/.test(minus) ? -1 : 1);
};

/** Signs that separate two numbers; a comma without a space does so only between decimals with points. */
const separators = [/\s*[;/]\s*/, /,\s+/, /(?<=\.\d+),(?=-?\d+\.)/, /\s+/, /(?<=[nseow])\s*/i];

/** The text of each axis when one field holds both coordinates. */
export const splitCoordinates = (typed: string): Readonly<Record<Axis, string>> | undefined => {
  for (const separator of separators) {
    const [latitude = '', longitude = '', ...rest] = typed.trim().split(separator);
    const isPair = readDegrees(latitude, 'latitude') !== undefined;
    if (rest.length === 0 && isPair && readDegrees(longitude, 'longitude') !== undefined)
      return { latitude, longitude };
  }
  return undefined;
};
