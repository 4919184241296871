const kilo = 1024;

/** «2,1 Mo», «840 ko», as file managers count. */
export const sizeText = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))}\u00a0ko`
    : `${(bytes / kilo / kilo).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Mo`;
