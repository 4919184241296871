import { pack } from '../the-pack.ts';
import { guaranteeDays } from '../withdrawal.ts';

/** «, 30 pour un pack», after the statutory days; nothing in a shop without a pack. */
export const packGuarantee = (article: 'le' | 'un'): string =>
  pack ? `, ${guaranteeDays} pour ${article} pack` : '';
