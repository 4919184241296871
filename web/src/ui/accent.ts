import { catalogue, normalizeKey } from '#domain/catalogue.ts';

/** The class that sets a service's accent colour (`--acc`); gilt for unknown keys. */
export const accentOf = (service: string): string => {
  const key = normalizeKey(service);
  return `a-${key ? catalogue[key].accent : 'gilt'}`;
};
