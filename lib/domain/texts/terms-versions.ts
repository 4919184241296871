import { published } from '#content/terms.ts';
import type { Terms } from './terms.ts';

/** Every version that an order may refer to, newest first. */
export const termsVersions: readonly Terms[] = published;

/** Past versions that orders may refer to, newest first. */
export const earlierTerms: readonly Terms[] = termsVersions.slice(1);
