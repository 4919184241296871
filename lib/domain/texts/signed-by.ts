import type { PaidKey } from '../catalogue.ts';
import { guidanceAuthor, signers } from '../merchant/signers.ts';
import { fr } from './typography.ts';

/** «par Hélène Vasseur», or the name of the colleague who took the part; the pack has four signers. */
export const signedBy = (service: PaidKey, name?: string): string => {
  if (name !== undefined) return `par ${name}`;
  return service === 'pack-complet' ? 'par les quatre experts' : `par ${signers[service]}`;
};

/** The words of the guidance are written beforehand and chosen by the sky of the day. */
export const guidanceWords = fr(`Textes écrits par ${signers[guidanceAuthor.discipline]}`);
