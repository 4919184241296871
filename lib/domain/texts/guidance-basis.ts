import type { BirthInTime } from '../guidance/birth-range.ts';
import type { BirthFacts } from '../guidance/sky/facts.ts';
import { clockOf, hourOf } from './birth-lines.ts';
import { formatOffset } from './birth-offset.ts';
import { fr } from './typography.ts';

/**
 * The hour that the mail of the day rests on. Neither date nor place: the sender has not verified the address, and the
 * mail may reach a stranger.
 */

const certain = 'N’est dit que ce qui vaut pour chaque instant possible.';

const hourLine = (birth: BirthInTime): string => {
  const { reading } = birth;
  const hour = hourOf(birth);
  switch (reading.kind) {
    case 'instant':
      return `${hour}, heure légale de son lieu (${formatOffset(reading.offsetSeconds)}), soit ${clockOf(reading.utc.slice(11))} UTC.`;
    case 'several':
      return `${hour}, que l’horloge de son lieu peut avoir montrée à ${reading.offsets.map(formatOffset).join(' ou à ')}.`;
    case 'unplaced':
      return `${hour}. Sans lieu de la liste, son heure légale reste inconnue.`;
    case 'open':
      return `${birth.birth?.dayPart === undefined ? 'inconnue' : hour}.`;
  }
};

const changing = ({ sun, moonSign }: BirthFacts): string[] => {
  if (!sun) return ['Le Soleil changeait alors de signe : rien n’est dit du sien.'];
  return moonSign ? [] : ['La Lune changeait alors de signe : rien n’est dit du sien.'];
};

/** «Heure de naissance : 6 h 42, heure légale de son lieu (UTC+4), soit 2 h 42 UTC.», and what a missing hour leaves out. */
export const guidanceBasis = (birth: BirthInTime, facts: BirthFacts): string => {
  const isSure = birth.range.from === birth.range.to;
  return fr(
    [`Heure de naissance : ${hourLine(birth)}`, ...(isSure ? [] : [certain]), ...changing(facts)].join(' '),
  );
};
