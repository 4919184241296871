import { catalogue, type PaidKey } from '../catalogue.ts';

/** «PDF, 15 à 20 pages» */
export const contentsOf = (key: PaidKey): string => {
  const { format, pages } = catalogue[key];
  return pages ? `${format}, ${pages.min} à ${pages.max} pages` : `${format}, les quatre rapports`;
};
