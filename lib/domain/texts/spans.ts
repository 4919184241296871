import type { HourSpan } from '../catalogue.ts';

/** Delays beyond three days are given in days (§9: «72 h à 5 jours»). */
const duration = (hours: number): string => (hours > 72 ? `${hours / 24} jours` : `${hours} h`);

/** «24 à 72 h», «72 h à 5 jours» */
export const spanText = ({ min, max }: HourSpan): string =>
  max > 72 ? `${duration(min)} à ${duration(max)}` : `${min} à ${duration(max)}`;

/** How long accounting data is kept (code de commerce, article L123-22). */
export const accountingSpan = "10 ans à compter de la clôture de l'exercice";
