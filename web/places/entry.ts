/** A place before the files are cut; `detail` is its label and code (French department or ISO country). */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** French names of today and of former days, postcodes and the name on the spot: each comes before all aliases. */
  readonly knownNames: readonly string[];
  readonly detail: readonly [string, string];
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly population: number;
  readonly isFrench: boolean;
};
