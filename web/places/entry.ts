/** A place before the files are cut; `detail` is its label and code (French department or ISO country). */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names that are French for certain; each comes before all aliases. */
  readonly frenchNames: readonly string[];
  readonly detail: readonly [string, string];
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly population: number;
  readonly isFrench: boolean;
};
