import { createContext } from 'react';
import type { MarginNote } from '#domain/margin.ts';

/** A question with its number in the report. */
export type Numbered = MarginNote & { readonly number: number };

export type Margin = {
  /** The author's name. */
  readonly author: string;
  /** The questions about a sentence, by its anchor. */
  readonly notesOf: (anchor: string) => readonly Numbered[];
  /** Undefined once nothing more may be asked. Without a sentence the reader chooses one of the chapter. */
  readonly ask: ((sentences: readonly string[]) => void) | undefined;
  /** Takes back a question without an answer. */
  readonly withdraw: (id: string) => Promise<void>;
};

/** Undefined where a report has no margin: offline, and until it is loaded. */
export const MarginContext = createContext<Margin | undefined>(undefined);
