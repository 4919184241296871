import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SavedState, savedState } from './records.ts';

export type Store = { readonly state: SavedState; save(): void };

const emptyState = (): SavedState => ({
  sessions: [],
  payment_intents: [],
  charges: [],
  refunds: [],
  disputes: [],
  events: [],
  idempotent_answers: [],
});

/** Opens the state, from its file when one is named; throws when that file holds something else. */
export const openStore = (file: string | undefined): Store => {
  if (file === undefined) return { state: emptyState(), save: () => undefined };
  const state = existsSync(file) ? savedState.parse(JSON.parse(readFileSync(file, 'utf8'))) : emptyState();
  const save = (): void => {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed into place, so that a process killed while writing leaves the former state whole.
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  return { state, save };
};
