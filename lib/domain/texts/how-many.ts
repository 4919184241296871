import { shownDisciplines } from '../catalogue.ts';
import { pack } from '../the-pack.ts';
import { inWords } from './counts.ts';

/** «quatre»: the disciplines on sale. */
export const disciplinesInWords = inWords(shownDisciplines.length);

/** «quatre»: the reports of the pack. */
export const partsInWords = inWords(pack?.parts.length ?? 0);

/** «quatre»: the readings of one birth, which are those of the pack. */
export const readingsInWords = inWords((pack?.parts ?? shownDisciplines).length);

const holdsAll = pack?.parts.length === shownDisciplines.length;

/** «, pas plus que le pack, qui la contient»; nothing in a shop without a pack. */
export const packHolding = pack
  ? `, pas plus que le pack${holdsAll ? ', qui la contient' : ' s’il la contient'}`
  : '';

/** «les quatre consultations» that the pack holds; of more than these «trois consultations». */
export const packed = `${holdsAll ? 'les ' : ''}${partsInWords} consultations`;

/** What is said of a pack of all disciplines; of another «en réunit trois». */
export const unites = (all: string): string => (holdsAll ? all : `en réunit ${partsInWords}`);
