import { knownSentences } from '#domain/report/checks/sentences.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';

/** The hashes that a delivered text leaves. */
export const knownHashes = (text: string): string[] => knownSentences(text).map(({ mark }) => digestOf(mark));
