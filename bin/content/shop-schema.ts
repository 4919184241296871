/** What makes it this shop and no other: `lib/content/shop.json`. */
import * as z from 'zod/mini';
import { keySchema, text, titled } from './fields.ts';

const zone = (title: string) => {
  const isKnown = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);
  return titled(title, z.string().check(z.refine(isKnown, 'un fuseau de l’IANA, écrit comme Europe/Paris')));
};

/** Amounts are kept in hundredths. */
const hasCents = (currency: string): boolean =>
  Intl.supportedValuesOf('currency').includes(currency) &&
  new Intl.NumberFormat('fr', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

const within = (title: string, most: number) => titled(title, z.number().check(z.gte(-most), z.lte(most)));

export const shopSchema = z.strictObject({
  // The names of buckets, which begin with it, have 63 characters at most.
  key: titled('nom technique', keySchema.check(z.maxLength(30))),
  name: text('nom de la boutique'),
  zone: zone('fuseau horaire'),
  place: titled(
    'ville dont la boutique montre l’heure et le ciel',
    z.strictObject({
      name: text('nom de la ville'),
      latitude: within('latitude', 65),
      longitude: within('longitude', 180),
    }),
  ),
  visitorZone: zone('fuseau d’un visiteur dont le navigateur n’en dit aucun'),
  region: titled(
    'région d’AWS',
    z.strictObject({
      name: titled(
        'nom de la région',
        z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'une région, écrite comme eu-west-3')),
      ),
      place: text('lieu de la région'),
    }),
  ),
  currency: titled(
    'monnaie',
    z.strictObject({
      code: titled(
        'code de la monnaie',
        z.string().check(z.refine(hasCents, 'une monnaie qui a des centimes, écrite comme EUR')),
      ),
      sign: text('signe de la monnaie'),
      name: text('nom de la monnaie, au pluriel'),
      cents: text('nom de ses centimes, au pluriel'),
    }),
  ),
});
