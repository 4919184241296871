import type { PaidService } from '#domain/catalogue.ts';
import { spanText } from '#domain/texts/spans.ts';
import { fr } from '#domain/texts/typography.ts';
import { catalogueTexts as texts } from './texts.ts';

/** «PDF, 15 à 20 pages», of a pack «PDF, quatre rapports» */
export const formatOf = ({
  format,
  pages,
  parts,
}: Pick<PaidService, 'format' | 'pages' | 'parts'>): string => {
  if (pages) return texts.pages(format, pages.min, pages.max);
  return parts.length > 1 ? texts.several(format, parts.length) : format;
};

/** «24 à 72 h» */
export const spanOf = (span: PaidService['delivery']): string => fr(spanText(span));

/** «sous 24 à 72 h» */
export const delayOf = ({ delivery }: Pick<PaidService, 'delivery'>): string =>
  texts.within(spanOf(delivery));
