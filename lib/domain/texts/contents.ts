import type { Line } from '../sold.ts';

/** «PDF, 15 à 20 pages» */
export const contentsOf = ({ format, pages }: Pick<Line, 'format' | 'pages'>): string =>
  pages ? `${format}, ${pages.min} à ${pages.max} pages` : `${format}, les quatre rapports`;
