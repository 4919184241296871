import { useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import type { Passage } from '#domain/report/passage.ts';
import type { Grid } from './grids.ts';
import { type Candidate, candidatesOf, kindOf, readFile } from './import-text.ts';
import { tiesByTitle } from './import-ties.ts';
import { importTexts as texts } from './texts.ts';

export type Look = { readonly name: string; readonly candidates: readonly Candidate[] };

const mostBytes = 10_000_000;

type Source = {
  readonly service: Discipline;
  readonly grids: readonly Grid[];
  readonly kept: readonly Passage[];
};

/** What a file brings, or the sentence that says why it brings nothing. */
const look = async (file: File, { service, grids, kept }: Source): Promise<Look | string> => {
  if (!kindOf(file.name)) return texts.kind;
  if (file.size > mostBytes) return texts.large;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readFile({ name: file.name, bytes }, service);
    if (read.length === 0) return texts.empty;
    return { name: file.name, candidates: candidatesOf(read, service, { kept, tiesOf: tiesByTitle(grids) }) };
  } catch {
    return texts.broken(file.name);
  }
};

/** A file that is looked at before anything of it is kept. */
export const useImport = (source: Source) => {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const [seen, setSeen] = useState<Look>();
  const read = async (file: File) => {
    setReading(true);
    setError(undefined);
    const result = await look(file, source);
    if (typeof result === 'string') setError(result);
    else setSeen(result);
    setReading(false);
  };
  return { isReading, error, seen, read, close: () => setSeen(undefined) };
};
