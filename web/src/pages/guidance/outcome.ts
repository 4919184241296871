import { ApiError, messageOf } from '#web/platform/errors.ts';
import { guidanceFormTexts as texts } from './form-texts.ts';

/** `told`: a retry would change nothing, so the server's message stays in the page. */
export type Outcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'failed'; readonly title: string; readonly text: string };

const final = ['guidance_stopped', 'invalid_day'];

/** §8 «Guidance»: the result of a refused or failed request for the page. */
export const outcomeOf = (error: unknown): Outcome => {
  const isAnswer = error instanceof ApiError && error.status > 0;
  if (isAnswer && error.message.includes('déjà reçu')) return { kind: 'received' };
  if (isAnswer && final.includes(error.code)) return { kind: 'told', message: error.message };
  const title = isAnswer ? texts.refused : texts.broken;
  return { kind: 'failed', title, text: messageOf(error, texts.kept) };
};
