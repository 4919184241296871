import type { Line } from '../sold.ts';
import { inWords } from './counts.ts';

type Contents = Pick<Line, 'format' | 'pages'> & { readonly parts?: readonly unknown[] | undefined };

/** «PDF, 15 à 20 pages», of a pack «PDF, les quatre rapports» */
export const contentsOf = ({ format, pages, parts = [] }: Contents): string => {
  if (pages) return `${format}, ${pages.min} à ${pages.max} pages`;
  return parts.length > 1 ? `${format}, les ${inWords(parts.length)} rapports` : format;
};
