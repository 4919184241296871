import { popular as written } from '#content/popular.ts';

/**
 * The consultation that bears «Populaire» (§9). It is one that customers choose more than the others (L121-2); the proof says
 * what was counted, and since when. Undefined until the merchant states it.
 */
export const popular: { readonly service: string; readonly proof: string | undefined } = {
  proof: undefined,
  ...written,
};
