import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fr } from '#domain/texts/typography.ts';
import { InstantPlate, type InstantPlateProps } from '#web/features/birth/instant-plate.tsx';
import { clockChange } from '#web/features/birth/offset-question.tsx';
import { plateTexts as texts } from '#web/features/birth/plate-texts.ts';
import { clockText, coordinatesText, placeText, positionText } from '#web/features/birth/plate-words.ts';
import { expertTexts } from '#web/features/birth/texts.ts';

const saintDenis = {
  name: 'Saint-Denis',
  detail: 'La Réunion',
  latitude: -20.8823,
  longitude: 55.4504,
  zone: 'Indian/Reunion',
};
const paris = { name: 'Paris', latitude: 48.8566, longitude: 2.3522, zone: 'Europe/Paris' };

const wordsOf = (props: Partial<InstantPlateProps>): string => {
  const markup = renderToStaticMarkup(
    <InstantPlate
      date="1991-04-17"
      time="06:42"
      precision="exact"
      place={saintDenis}
      onOffset={() => undefined}
      {...props}
    />,
  );
  return markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'");
};

describe('an exact hour', () => {
  const words = wordsOf({});

  test('is shown at the place, as universal time, and on the map', () => {
    expect(words).toContain(fr('17 avril 1991, 6 h 42'));
    expect(words).toContain(fr('2 h 42 UTC'));
    expect(words).toContain('20°53′ sud, 55°27′ est');
  });

  test('is announced and explained', () => {
    expect(words).toContain(fr('Heure légale UTC+4, soit 2 h 42 UTC'));
    expect(words).toContain(fr('en vigueur à Saint-Denis depuis le 1er juin 1911.'));
    expect(words).toContain(fr('On retire donc 4 h à l’heure de l’état civil.'));
    expect(words).toContain(texts.byHand.open);
  });

  test('does not wait for the drawing', () => {
    expect(words).toContain(texts.drawing);
  });
});

describe('an hour that may mean several instants', () => {
  const doubled = { date: '1976-09-26', time: '00:30', place: paris };

  test('leads to a question, and no instant is shown before the answer', () => {
    const words = wordsOf(doubled);
    expect(words).toContain(fr('Cette nuit-là, 0 h 30 a sonné deux fois'));
    expect(words).toContain(
      fr('Le 26 septembre 1976, à 1 h 00, les horloges sont revenues à 0 h 00. Laquelle est la vôtre ?'),
    );
    expect(words).toContain(fr('UTC+2, soit 22 h 30 UTC le 25 septembre.'));
    expect(words).toContain(texts.unknown);
    expect(words).not.toContain(texts.universal);
  });

  test('is resolved by the answer, which can be changed', () => {
    const words = wordsOf({ ...doubled, offset: { seconds: 3600, by: 'chosen' } });
    expect(words).toContain(fr('La première, avant le recul des horloges'));
    expect(words).toContain(fr('Heure légale UTC+1, soit 23 h 30 UTC'));
    expect(wordsOf({ ...doubled, offset: { seconds: null, by: 'chosen' } })).not.toContain(texts.universal);
  });

  test('leads to a question for a skipped hour and for a divided department', () => {
    const skipped = wordsOf({ date: '1976-03-28', time: '01:30', place: paris });
    expect(skipped).toContain(fr('les horloges sont passées à 2 h 00.'));
    const vichy = { ...paris, name: 'Vichy', detail: 'Allier', department: '03' };
    const divided = wordsOf({ date: '1941-01-10', time: '08:30', place: vichy });
    expect(divided).toContain(fr('Zone occupée, UTC+2'));
    expect(divided).toContain(fr('Zone libre, UTC+1'));
  });
});

describe('what is missing', () => {
  test('is requested one answer at a time', () => {
    expect(wordsOf({ place: undefined })).toContain(texts.noPlace);
    expect(wordsOf({ place: { name: '', country: 'Chili' } })).toContain(expertTexts.noCountry);
    expect(wordsOf({ date: '1991-02-30' })).toContain(texts.noDate);
    expect(wordsOf({ time: '' })).toContain(texts.noDate);
    expect(wordsOf({ time: '', precision: 'part' })).toContain(texts.noPart);
  });

  test('is left to the expert where the place is not in the list', () => {
    const unlisted = { place: { name: 'Ferme des Orgues', country: 'Chili' } };
    expect(wordsOf(unlisted)).toContain(expertTexts.noZone);
    const byHand = wordsOf({ ...unlisted, offset: { seconds: -10_800, by: 'hand' } });
    expect(byHand).toContain(fr('9 h 42 UTC'));
    expect(byHand).toContain(texts.byHand.clear);
  });

  test('is an hour: the plate then shows neither axes nor noon', () => {
    const words = wordsOf({ time: '', precision: 'unknown' });
    expect(words).toContain(fr('17 avril 1991, heure inconnue'));
    expect(words).not.toContain('12 h');
    expect(words).toContain(texts.certificate);
    expect(wordsOf({ precision: 'part', dayPart: 'evening' })).toContain(fr('17 avril 1991, le soir'));
  });
});

test('an offset by hand is shown beside that of the rule', () => {
  const words = wordsOf({ offset: { seconds: 10_800, by: 'hand' } });
  expect(words).toContain(fr('la règle du lieu donne UTC+4.'));
  expect(words).toContain(fr('3 h 42 UTC'));
});

test('the move of the clocks is found to the second', () => {
  const candidates = [
    { utc: '1911-03-10T23:45:39Z', offsetSeconds: 561 },
    { utc: '1911-03-10T23:55:00Z', offsetSeconds: 0 },
  ];
  const change = clockChange(candidates, paris);
  expect(change && (change.before - change.after) / 1000).toBe(561);
  expect(clockChange(candidates.slice(0, 1), paris)).toBeUndefined();
});

test('a place is named once where its department has its name', () => {
  expect(placeText({ ...paris, detail: 'Paris' })).toBe('Paris');
  expect(placeText(saintDenis)).toBe(fr('Saint-Denis, La Réunion'));
  expect(placeText({ name: "L'Orme", country: 'Chili' })).toBe('L’Orme, Chili');
  expect(placeText({ name: 'Luxembourg', country: 'LU' })).toBe('Luxembourg');
});

test('hours, coordinates and positions are written in French', () => {
  const hours = ['06:42:00', '01:00:00', '10:40:28'].map((hour) =>
    clockText(Date.parse(`1970-01-01T${hour}Z`)),
  );
  expect(hours).toEqual([fr('6 h 42'), fr('1 h 00'), fr('10 h 40 min 28 s')]);
  expect(coordinatesText({ name: 'Ushuaïa', latitude: -54.8019, longitude: -68.303 })).toBe(
    '54°48′ sud, 68°18′ ouest',
  );
  expect(positionText(101.885)).toBe('11°53′\u00a0Cancer');
});
