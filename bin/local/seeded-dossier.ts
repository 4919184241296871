import { instantOf } from '#domain/births/instant.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { shopDate } from '#domain/holidays.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { seededAccounts } from './accounts.ts';
import type { Cell } from './seeded-report.ts';

const place = {
  name: 'Saint-Denis',
  detail: 'La Réunion',
  country: 'RE',
  latitude: -20.8823,
  longitude: 55.4504,
  zone: 'Indian/Reunion',
};

/** The seeded customer with a whole birth. */
export const seededBuyer = () => {
  const customer = seededAccounts.find(({ role }) => role === 'customer');
  if (!customer?.birth) throw new Error('no seeded customer has a birth');
  const { firstName, lastName, email, birth: born } = customer;
  const { reading: _, ...instant } = instantOf({ ...born, precision: 'exact', place });
  const birth = { precision: 'exact', place, ...instant } as const;
  const dated = { birthDate: born.date, birthTime: born.time, birthPlace: born.place, birth };
  return { firstName, lastName, email, ...dated };
};

export const seededCell = (service: Discipline): Cell => {
  const drawn = reportDrawn(service, seededBuyer(), {}, shopDate(new Date()));
  const texts = drawn && valuesOf(drawn.sheet).texts;
  return (reference) => {
    const text = texts?.get(reference);
    if (text === undefined) throw new Error(`the seeded dossier has no ${reference}`);
    return text;
  };
};
