import { readVariable } from '#lib/env.ts';
import { secrets } from './secrets.ts';

/** The key of the hashes of delivered sentences. */
export const sentenceKey = (): Promise<string> => secrets().current(readVariable('SENTENCE_KEY_PARAMETER'));
