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

/** Opens the state, from its file if given. Throws when that file has another content. */
export const openStore = (file: string | undefined): Store => {
  if (file === undefined) return { state: emptyState(), save: () => undefined };
  const state = existsSync(file) ? savedState.parse(JSON.parse(readFileSync(file, 'utf8'))) : emptyState();
  const save = (): void => {
    mkdirSync(dirname(file), { recursive: true });
    // Written by renaming, so that a process killed while writing keeps the former state.
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  return { state, save };
};
