import type { Birth } from '#domain/births/birth.ts';
import type { PaidKey } from '#domain/catalogue.ts';
import { costTexts } from './cost-texts.ts';

/** Only numerology is calculated without the hour. */
export const needsHour = (services: readonly PaidKey[]): boolean =>
  services.some((service) => service !== 'numerologie');

/** One sentence on what this precision gives a service or takes from it; `margin` in minutes, of `about`. */
export const precisionCost = (
  service: PaidKey,
  { precision, margin = 0 }: Pick<Birth, 'precision' | 'margin'>,
): string => costTexts[service][precision](margin);
