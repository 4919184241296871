import type { HourSpan } from '#domain/catalogue.ts';
import { spanText } from '#domain/texts/spans.ts';
import { fr } from '#domain/texts/typography.ts';

/** «24 à 72 h», spaced as French print is. */
export const hoursText = (span: HourSpan): string => fr(spanText(span));
