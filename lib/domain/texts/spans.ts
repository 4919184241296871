import type { HourSpan } from '../catalogue.ts';

/** Whole days beyond three are given in days (§9: «72 h à 5 jours»). */
const isInDays = (hours: number): boolean => hours > 72 && hours % 24 === 0;
const duration = (hours: number): string => (isInDays(hours) ? `${hours / 24} jours` : `${hours} h`);

/** «24 à 72 h», «72 h à 5 jours» */
export const spanText = ({ min, max }: HourSpan): string =>
  isInDays(max) ? `${duration(min)} à ${duration(max)}` : `${min} à ${duration(max)}`;

/** How long accounting data is kept (code de commerce, article L123-22). */
export const accountingSpan = "10 ans à compter de la clôture de l'exercice";
