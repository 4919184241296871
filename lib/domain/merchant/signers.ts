import type { Discipline } from '../catalogue.ts';

/** Who writes and signs each discipline, without the profiles, which most pages do not show. Merchant content. */
export const signers: Readonly<Record<Discipline, string>> = {
  'astrologie-occidentale': 'Hélène Vasseur',
  'astrologie-chinoise': 'Mai Tran',
  numerologie: 'Bastien Oriol',
  'human-design': 'Inès Delorme',
};

/** Whose texts the daily guidance consists of: an example, which must become true before the shop opens. */
export const guidanceAuthor = { discipline: 'astrologie-occidentale', sample: true } as const;
