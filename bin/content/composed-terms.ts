/** Prints the terms of sale as the modules of `.build/content` say them now: a process of its own reads each day's modules. */
import { composedTerms } from '#domain/texts/terms-composed.ts';

console.log(JSON.stringify(composedTerms));
