import { perks as written } from '#content/perks.ts';
import { filled, type Known, type perkNames } from '../filled.ts';
import type { Stated } from '../stated.ts';
import { partsInWords } from '../texts/how-many.ts';
import { fr } from '../texts/typography.ts';
import { guaranteeDays, statutoryDays } from '../withdrawal.ts';
import { shownExperts } from './experts.ts';

/** A benefit of the pack beyond its four reports (§2 «Services page»): each is implemented or needs a proof. */
export type Perk = {
  readonly text: string;
  /** What the shop does, in one line: nothing that it does not keep. */
  readonly line: string;
  /** The rule that implements it, or where it can be checked; undefined until the merchant states it. */
  readonly proof: string | undefined;
};

const years = shownExperts.map(({ experience }) => experience);

const values: Known<typeof perkNames> = {
  rapports: partsInWords,
  'années-au-moins': Math.min(...years),
  'années-au-plus': Math.max(...years),
  'jours-de-garantie': guaranteeDays,
  'jours-légaux': statutoryDays,
};

const stated: readonly Stated<Perk>[] = written;
export const perks: readonly Perk[] = stated.map(({ text, line, ...facts }) => ({
  proof: undefined,
  ...facts,
  text: fr(text),
  line: fr(filled(line, values)),
}));
