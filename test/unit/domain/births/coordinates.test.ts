import { describe, expect, it } from 'vitest';
import { type Axis, readDegrees, splitCoordinates } from '#domain/births/coordinates.ts';

describe('degrees', () => {
  it.each<readonly [string, Axis, number]>([
    ['48,85', 'latitude', 48.85],
    [' 48.85 ', 'latitude', 48.85],
    ['48', 'latitude', 48],
    ['-20,879', 'latitude', -20.879],
    ['−20.879°', 'latitude', -20.879],
    ['48,85° N', 'latitude', 48.85],
    ['20.879 S', 'latitude', -20.879],
    ['2,35 e', 'longitude', 2.35],
    ['61,5 O', 'longitude', -61.5],
    ['61.5W', 'longitude', -61.5],
    ['48° 51′ 24″ N', 'latitude', 48 + 51 / 60 + 24 / 3600],
    ['20°52\'44"S', 'latitude', -(20 + 52 / 60 + 44 / 3600)],
    ['55° 26,9′', 'longitude', 55 + 26.9 / 60],
    ['0', 'longitude', 0],
    ['-0', 'latitude', 0],
    ['180', 'longitude', 180],
  ])('«%s» as %s is %d', (typed, axis, degrees) => {
    expect(readDegrees(typed, axis)).toBeCloseTo(degrees, 9);
  });

  it.each<readonly [string, Axis]>([
    ['', 'latitude'],
    ['Paris', 'latitude'],
    ['91', 'latitude'],
    ['180,1', 'longitude'],
    ['48 E', 'latitude'],
    ['2 N', 'longitude'],
    ['-48 S', 'latitude'],
    ['48° 60′', 'latitude'],
    ['48,8,5', 'latitude'],
    ['1e5', 'longitude'],
    ['48,85 ; 2,35', 'latitude'],
  ])('«%s» is no %s', (typed, axis) => {
    expect(readDegrees(typed, axis)).toBeUndefined();
  });
});

describe('both in one field', () => {
  it.each([
    ['48,85 ; 2,35', '48,85', '2,35'],
    ['48.85;2.35', '48.85', '2.35'],
    ['48.85, 2.35', '48.85', '2.35'],
    ['-20.879,55.448', '-20.879', '55.448'],
    ['48,85 2,35', '48,85', '2,35'],
    ['48.85N 2.35E', '48.85N', '2.35E'],
    ['48° 51′ N, 2° 21′ E', '48° 51′ N', '2° 21′ E'],
  ])('«%s» is «%s» and «%s»', (typed, latitude, longitude) => {
    expect(splitCoordinates(typed)).toEqual({ latitude, longitude });
  });

  it.each(['48,85', '48.85', '48° 51′ 24″', '48,85 ;', '95 ; 2', 'Lyon ; Paris', ''])(
    '«%s» is left as it is',
    (typed) => {
      expect(splitCoordinates(typed)).toBeUndefined();
    },
  );
});
