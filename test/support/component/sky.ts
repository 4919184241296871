import { skyAnswerOf } from '#domain/guidance/sky-answer.ts';
import { localDateIn } from '#domain/guidance/zones.ts';

/** The sky of today in Paris, as the shop computes it. */
export const todaysSky = () => skyAnswerOf('Europe/Paris', localDateIn('Europe/Paris', new Date()));
