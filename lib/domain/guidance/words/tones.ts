import type { AspectKind } from '../sky/facts.ts';

/** The three tones of an aspect (Ptolemy's harmony of signs, Tetrabiblos I, 13). */
export type Tone = 'joined' | 'easy' | 'tense';

export const toneOf: Readonly<Record<AspectKind, Tone>> = {
  conjunction: 'joined',
  sextile: 'easy',
  trine: 'easy',
  square: 'tense',
  opposition: 'tense',
};
