/** A partition key, with a sort key if there is one; all keys are texts. */
type Key = readonly [partition: string] | readonly [partition: string, sort: string];

type Stored = {
  /** What the table holds, in English, for the map of the tables. */
  readonly about: string;
  readonly key: Key;
  /** Indexes hold keys only: rows are read from the table, which is consistent. */
  readonly indexes?: Readonly<Record<string, Key>>;
  /** Rows have an end, the attribute `ttl`. */
  readonly expires?: true;
  readonly streams?: true;
  /** What to do when rows are lost, in English. */
  readonly restore: string;
  /** Accounting needs the rows: a restore puts them back, and the erasures since are run again. */
  readonly isAccounting?: true;
};

/** What the merchant's register says in French, typed with plain spaces. */
export type Held = {
  readonly holds: string;
  /** The key by which an erasure finds the data of a person. */
  readonly foundBy: string;
  /** What stays after an erasure, why, and how long. */
  readonly stays?: string;
};

/** `reduced`: the row stays without personal data, or only with data that a law requires. */
type Erased = {
  readonly fate: 'deleted' | 'reduced';
  /** The file of an export, in the folder of the account or of each order: nothing is erased that cannot be taken along. */
  readonly exported: { readonly in: 'account' | 'order'; readonly file: string; readonly title: string };
};
/** No erasure of a customer changes it, and nobody takes it along. */
type Kept = { readonly fate: 'kept' };

export type TableEntry = Stored & Held & (Erased | Kept);
