import { type EclipseKind, SearchGlobalSolarEclipse, SearchLunarEclipse } from 'astronomy-engine';
import { addDays } from '../../dates.ts';
import { dayNumber, type LocalDay, localDateIn } from '../zones.ts';
import type { Eclipse } from './facts.ts';

const kinds: Readonly<Record<EclipseKind, Eclipse['kind']>> = {
  penumbral: 'penumbral',
  partial: 'partial',
  annular: 'annular',
  total: 'total',
};

/**
 * The eclipse of yesterday or today, else the next one, anywhere on Earth, at its greatest (as in NASA's catalogue).
 */
export const eclipseNear = (zone: string, date: string, { start }: LocalDay): Eclipse => {
  const from = addDays(start, -1);
  const solar = SearchGlobalSolarEclipse(from);
  const lunar = SearchLunarEclipse(from);
  const isSolar = solar.peak.ut < lunar.peak.ut;
  const { kind, peak } = isSolar ? solar : lunar;
  return {
    of: isSolar ? 'sun' : 'moon',
    kind: kinds[kind],
    at: peak.date.toISOString(),
    days: dayNumber(localDateIn(zone, peak.date)) - dayNumber(date),
  };
};
