import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { typed } from './typing.ts';

/** More than a rule looks back. */
const lookBack = 4;

/** French typography while one types. The plain character is a step of its own, so that «Annuler» gives it back. */
export const typography = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, from, to, text) => {
        if (view.composing || text.length !== 1) return false;
        const { parent, parentOffset } = view.state.doc.resolve(from);
        const before = parent.textBetween(Math.max(0, parentOffset - lookBack), parentOffset);
        const change = typed(before, text);
        if (!change) return false;
        view.dispatch(view.state.tr.insertText(text, from, to));
        const start = from - change.remove;
        const end = from + text.length;
        const corrected = closeHistory(view.state.tr).insertText(change.insert, start, end);
        view.dispatch(corrected.scrollIntoView());
        return true;
      },
    },
  });
