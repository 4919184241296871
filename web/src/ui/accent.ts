import { type Discipline, normalizeKey, type PaidKey } from '#domain/catalogue.ts';

const accents: Readonly<Partial<Record<PaidKey, string>>> = {
  'astrologie-occidentale': 'a-ao',
  'astrologie-chinoise': 'a-ac',
  numerologie: 'a-nu',
  'human-design': 'a-hd',
} satisfies Readonly<Record<Discipline, string>>;

/** The class that sets a service's accent colour (`--acc`): gilt for a pack, and for unknown keys. */
export const accentOf = (service: string): string => {
  const key = normalizeKey(service);
  return (key && accents[key]) ?? 'a-pk';
};
