import type { Letter } from '#lambdas/mails/mail.ts';
import { renderMail as renderAt } from '#lambdas/mails/render.tsx';
import { now } from './builders.ts';

/** A mail as it is written on the day of the tests. */
export const renderMail = (letter: Letter) => renderAt(letter, now);
