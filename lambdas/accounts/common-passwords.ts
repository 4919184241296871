import { once } from '#domain/once.ts';
import lists from './common-passwords.json' with { type: 'json' };

/** Words that are missing from the lists of leaks: usual French ones, and the shop's own. */
const ours = `qsdfghjk motdepasse mdp administrateur administrator bienvenue bonjour salut doudou loulou paris france jetaime
  coucou azeazeaze azerty qwerty football default guest numerologie astrologie horoscope sagesse sagesses quatresagesses`;

/** docs/decisions/0030-common-passwords.md */
const common = once(() => new Set([...lists.passwords.split(' '), ...ours.split(/\s+/)]));

/**
 * True for one of the most used passwords, worldwide or in French, in upper or lower case. Digits before or behind a listed
 * word change nothing, because whoever guesses tries them too.
 */
export const isCommonPassword = (password: string): boolean => {
  const typed = password.toLowerCase();
  return [typed, typed.replace(/^\d+|\d+$/g, '')].some((word) => common().has(word));
};
