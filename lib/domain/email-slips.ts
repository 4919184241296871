/** The usual French mail domains, and real domains that are one typing error away from them. */
const usual = [
  ...[
    'gmail.com',
    'hotmail.com',
    'hotmail.fr',
    'outlook.com',
    'outlook.fr',
    'live.com',
    'live.fr',
    'msn.com',
  ],
  ...['yahoo.fr', 'yahoo.com', 'icloud.com', 'orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'neuf.fr'],
  ...['laposte.net', 'bbox.fr', 'gmx.fr', 'proton.me', 'protonmail.com'],
];
const alike = ['ymail.com', 'mail.com', 'email.com', 'hotmail.co', 'me.com', 'mac.com', 'gmx.com', 'gmx.de'];
const endings: Readonly<Record<string, string>> = { 'gmail.fr': 'gmail.com', 'icloud.fr': 'icloud.com' };

/** True when one letter is added, missing or different, or two neighbouring letters are swapped. */
const isOneSlip = (left: string, right: string): boolean => {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const [first, second] = [short.slice(at, at + 2), long.slice(at, at + 2)];
  const isSwap = first === [...second].reverse().join('') && short.slice(at + 2) === long.slice(at + 2);
  return isSwap || short.slice(at + 1) === long.slice(at + 1);
};

/** «camille@gmial.com» → «camille@gmail.com»; undefined when the address looks correct. */
export const likelyEmail = (typed: string): string | undefined => {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!name || !domain || usual.includes(domain) || alike.includes(domain)) return undefined;
  const meant = endings[domain] ?? usual.find((one) => isOneSlip(one, domain));
  return meant && `${name}@${meant}`;
};

/** What can be mended in an address of the wrong form, the first that applies. */
const faults = {
  space: (typed: string) => /\s/.test(typed),
  comma: (typed: string) => typed.includes(','),
  /** A letter that no mail address has. */
  letter: (typed: string) => /[^!-~]/.test(typed),
  twice: (typed: string) => /@.*@/.test(typed),
  start: (typed: string) => typed.startsWith('@'),
  host: (typed: string) => /^[^@]+@?$/.test(typed),
  ending: (typed: string) => !/\.[a-z]{2,}$/i.test(typed),
} as const;
export type EmailFault = keyof typeof faults;
const faultOrder = ['space', 'comma', 'letter', 'twice', 'start', 'host', 'ending'] as const;

/** «camille» → `host`, «camille@orange» → `ending`; undefined for an address without these faults, and for none. */
export const emailFault = (typed: string): EmailFault | undefined => {
  const address = typed.trim();
  return address === '' ? undefined : faultOrder.find((fault) => faults[fault](address));
};
