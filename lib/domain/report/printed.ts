import type { Accent } from '../accents.ts';
import type { Cell, Statement } from '../dossier/sheet.ts';

/** A report as the typesetter takes it: texts with their French spaces, and no reference left to resolve. */

export type PrintedRun = string | { readonly em: string } | { readonly value: string };
export type PrintedRuns = readonly PrintedRun[];

/** What stands in the margin beside a paragraph. `marks` are its shapes in the drawings, by their names. */
export type MarginNote = {
  readonly glyphs: readonly string[];
  readonly lines: readonly string[];
  readonly marks?: readonly string[] | undefined;
};
/** A name in the margin with words beside it. */
export type PrintedFact = { readonly name: string; readonly runs: PrintedRuns };
type Heading = { readonly title: string; readonly second: string };

export type PrintedBlock =
  | {
      readonly kind: 'paragraph';
      readonly runs: PrintedRuns;
      readonly note?: MarginNote;
      /** No indent, as after a title or a figure. */
      readonly isFirst: boolean;
      /** Begins with a large letter. */
      readonly hasInitial: boolean;
    }
  | { readonly kind: 'subtitle'; readonly text: string }
  | { readonly kind: 'quote'; readonly lines: readonly PrintedRuns[] }
  | {
      readonly kind: 'figure';
      readonly figure: number;
      readonly alt: string;
      readonly caption: PrintedRuns;
      readonly isBeside?: true;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly string[];
      /** Parts of the page's width, one for each column. */
      readonly widths: readonly number[];
      readonly rows: readonly (readonly Cell[])[];
    }
  | {
      readonly kind: 'list';
      readonly rows: readonly (PrintedFact &
        Pick<MarginNote, 'glyphs' | 'marks'> & { readonly lines?: readonly string[] | undefined })[];
    }
  | {
      readonly kind: 'hour';
      readonly runs: PrintedRuns;
      readonly statements: readonly Statement[];
      /** The drawing of what another hour would change, which the statements say in words. */
      readonly figure?: number | undefined;
    }
  | { readonly kind: 'questions'; readonly questions: readonly PrintedRuns[] };

/** Closes a short last page: a body in the thirty degrees of its sign, or a sign among those of its circle. */
export type Tail =
  | { readonly kind: 'degrees'; readonly sign: string; readonly body: string; readonly degree: number }
  | { readonly kind: 'circle'; readonly glyphs: readonly string[]; readonly live: string };

export type PrintedSection = Heading & {
  readonly kind: 'letter' | 'plate' | 'chapter';
  /** «Planche IV»; a letter has none. */
  readonly folio: string;
  /** A drawn sign, or empty. */
  readonly glyph: string;
  readonly tail?: Tail;
  readonly blocks: readonly PrintedBlock[];
};

export type PrintedReport = {
  readonly foot: string;
  readonly words: { readonly hour: string; readonly states: Readonly<Record<string, string>> };
  readonly accent: Accent;
  /** «Thème natal», «de Camille R.» */
  readonly title: string;
  readonly whose: string;
  readonly firstName: string;
  readonly author: string;
  readonly role: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
  readonly cover: {
    readonly figure: number;
    readonly alt: string;
    readonly born: readonly string[];
    readonly written: readonly string[];
  };
  readonly contents: Heading & { readonly facts: readonly PrintedFact[] };
  readonly sections: readonly PrintedSection[];
  readonly colophon: Heading & {
    readonly facts: readonly PrintedFact[];
    readonly code: string;
    readonly codeNote: string;
  };
};
