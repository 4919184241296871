import { currentTerms, type Terms } from './terms.ts';
import { terms20261121 } from './terms-2026-11-21.ts';
import { terms20261123 } from './terms-2026-11-23.ts';
import { terms20261127 } from './terms-2026-11-27.ts';
import { terms20261128 } from './terms-2026-11-28.ts';

/** Past versions that orders may refer to, newest first. */
export const earlierTerms: readonly Terms[] = [terms20261128, terms20261127, terms20261123, terms20261121];

/** Every version that an order may refer to, newest first. */
export const termsVersions: readonly Terms[] = [currentTerms, ...earlierTerms];
