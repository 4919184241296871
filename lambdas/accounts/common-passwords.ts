import { once } from '#domain/once.ts';
import lists from './common-passwords.json' with { type: 'json' };

/** Passwords that are missing from the lists of leaks: the shop's own words, and common words followed by usual digits. */
const ours = `qsdfghjk motdepasse123 mdp123 mdp12345 administrateur bienvenue1 bonjour12 salut123 doudou123 loulou123 paris2024
  paris123 france123 jetaime123 coucou123 azeazeaze azerty12345 azerty123! qwerty123! football123 default1 guest1234
  numerologie numerologie1 astrologie astrologie1 horoscope horoscope1 sagesse1 sagesses1 quatresagesses`;

/** docs/decisions/0030-common-passwords.md */
const common = once(() => new Set([...lists.passwords.split(' '), ...ours.split(/\s+/)]));

/** True for one of the most used passwords, worldwide or in French, in upper or lower case. */
export const isCommonPassword = (password: string): boolean => common().has(password.toLowerCase());
