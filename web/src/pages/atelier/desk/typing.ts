import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';

/** French typography while one types: what the last character becomes, with what stands before it. */

const thin = '\u202f';
const nbsp = '\u00a0';

/** `remove` characters before the typed one go with it; `insert` stands in their place. */
type Typed = { readonly remove: number; readonly insert: string };

const opensAfter = /(^|[\s\u00a0\u202f([«—–-])$/u;
const endsWord = /[\p{L}\p{N}»)\]}…\ufffc]$/u;

const spaced = (before: string, mark: string, space: string): Typed | undefined => {
  if (before.endsWith(' ')) return { remove: 1, insert: `${space}${mark}` };
  return endsWord.test(before) ? { remove: 0, insert: `${space}${mark}` } : undefined;
};

const quoted = (before: string): Typed =>
  opensAfter.test(before)
    ? { remove: 0, insert: `«${thin}` }
    : { remove: before.endsWith(' ') ? 1 : 0, insert: `${thin}»` };

/** Undefined where the character stays as it was typed. A colon without a space stays: it may be an hour or an address. */
export const typed = (before: string, character: string): Typed | undefined => {
  switch (character) {
    case "'":
      return { remove: 0, insert: '’' };
    case '"':
      return quoted(before);
    case '«':
      return { remove: 0, insert: `«${thin}` };
    case '»':
      return before.endsWith(thin) ? undefined : { remove: before.endsWith(' ') ? 1 : 0, insert: `${thin}»` };
    case ' ':
      return before.endsWith(`«${thin}`) ? { remove: 0, insert: '' } : undefined;
    case ':':
      return before.endsWith(' ') ? { remove: 1, insert: `${nbsp}:` } : undefined;
    case ';':
    case '!':
    case '?':
      return spaced(before, character, thin);
    case '-':
      return before.endsWith('-') ? { remove: 1, insert: '–' } : undefined;
    case '.':
      return before.endsWith('..') ? { remove: 2, insert: '…' } : undefined;
    default:
      return undefined;
  }
};

/** More than a rule looks back. */
const lookBack = 4;

/** Whole runs of a paragraph as if they were typed: a pasted text gets the same typography. */
export const frenchTyped = <Run extends { readonly text: string }>(runs: readonly Run[]): Run[] => {
  const written: string[] = [];
  return runs.map((run) => {
    const start = written.length;
    for (const character of run.text) {
      const change = typed(written.slice(-lookBack).join(''), character) ?? { remove: 0, insert: character };
      // A rule takes nothing from the run before.
      written.length = Math.max(start, written.length - change.remove);
      written.push(...change.insert);
    }
    return { ...run, text: written.slice(start).join('') };
  });
};

/** A title that was typed outside the text. */
export const frenchLine = (text: string): string =>
  frenchTyped([{ text }])
    .map((run) => run.text)
    .join('');

/** What a typed character becomes, in one step with it. */
export const typedAt = (
  state: EditorState,
  from: number,
  to: number,
  text: string,
): Transaction | undefined => {
  if (text.length !== 1) return undefined;
  const { parent, parentOffset } = state.doc.resolve(from);
  const change = typed(parent.textBetween(Math.max(0, parentOffset - lookBack), parentOffset), text);
  return change && state.tr.insertText(change.insert, from - change.remove, to);
};

/** French typography while one types: no step of its own, so that «Annuler» takes back what was written. */
export const typography = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, from, to, text) => {
        const change = view.composing ? undefined : typedAt(view.state, from, to, text);
        if (!change) return false;
        view.dispatch(change.scrollIntoView());
        return true;
      },
    },
  });
