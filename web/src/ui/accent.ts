import { normalizeKey, type PaidKey } from '#domain/catalogue.ts';

const accents: Readonly<Record<PaidKey, string>> = {
  'astrologie-occidentale': 'a-ao',
  'astrologie-chinoise': 'a-ac',
  numerologie: 'a-nu',
  'human-design': 'a-hd',
  'pack-complet': 'a-pk',
};

/** The class that sets a service's accent colour (`--acc`); the pack's gilt for unknown keys. */
export const accentOf = (service: string): string => accents[normalizeKey(service) ?? 'pack-complet'];
