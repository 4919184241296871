import { knownSentences } from '#domain/report/checks/sentences.ts';
import { keyedDigestOf } from '#lambdas/platform/tokens.ts';

/** The key of a test without a shop. */
export const hashKey = 'a key of this test';

/** The hashes that a delivered text leaves. */
export const knownHashes = (text: string, key = hashKey): string[] =>
  knownSentences(text).map(({ mark }) => keyedDigestOf(key, mark));
