import { once } from '#domain/once.ts';

const kilo = 1024;
const number = once(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** «2,1 Mo», «840 ko», in decimal units. */
export const sizeText = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))}\u00a0ko`
    : `${number().format(bytes / kilo / kilo)}\u00a0Mo`;
