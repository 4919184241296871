import { history, undo } from 'prosemirror-history';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/report/document.ts';
import { blocksAfter, toggled } from '#web/pages/atelier/desk/commands.ts';
import { blocksOf, docOf, nodesOfBlock } from '#web/pages/atelier/desk/convert.ts';
import { applied, ownThing } from '#web/pages/atelier/desk/history.ts';
import { textKeys } from '#web/pages/atelier/desk/keys.ts';
import { textSlice } from '#web/pages/atelier/desk/paste.ts';
import { inserts, passageMark } from '#web/pages/atelier/desk/schema.ts';
import { typedAt } from '#web/pages/atelier/desk/typing.ts';

const paragraph = (...runs: Extract<Block, { kind: 'paragraph' }>['runs']): Block => ({
  kind: 'paragraph',
  runs,
});
const moon = { value: 'positions/Lune/Signe', text: 'Taureau' };

/** The state with the caret behind `before` characters of the document. */
const stateOf = (blocks: readonly Block[], caret = 1, to = caret): EditorState => {
  const state = EditorState.create({
    doc: docOf(blocks),
    plugins: [passageMark(), history(), ...textKeys()],
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret, to)));
};
const after = (state: EditorState, command: Command): EditorState => {
  const reached = { state };
  command(state, (transaction) => {
    reached.state = state.apply(transaction);
  });
  return reached.state;
};
/** Presses a key as the view would, through the plugins in their order. */
const pressed = (state: EditorState, key: string): EditorState => {
  const reached = { state };
  const view = {
    state,
    dispatch: (transaction: Parameters<EditorState['apply']>[0]) => {
      reached.state = state.apply(transaction);
    },
  };
  const event = { key, keyCode: 0, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  for (const { props } of state.plugins) {
    const handle: unknown = props.handleKeyDown;
    if (typeof handle === 'function' && handle(view, event)) break;
  }
  return reached.state;
};
const blocks = (state: EditorState) => blocksOf(state.doc);

describe('the kinds of blocks', () => {
  test.each(['subtitle', 'quote', 'list', 'questions'] as const)('%s and back', (kind) => {
    const start = stateOf([paragraph('Une phrase.')], 4);
    const made = after(start, toggled(kind));
    expect(blocks(made).map((block) => block.kind)).toEqual([kind]);
    expect(blocks(after(made, toggled(kind)))).toEqual([paragraph('Une phrase.')]);
  });

  test('«Titre» in a list touches its own line only', () => {
    const rows = ['un', 'deux', 'trois'].map((name) => ({ name, runs: [`${name} mots`] }));
    const start = stateOf([{ kind: 'list', rows }, paragraph('Après.')]);
    const caretIn = (text: string) => {
      let at = 0;
      start.doc.descendants((node, position) => {
        if (node.isText && node.text === text) at = position;
      });
      return start.apply(start.tr.setSelection(TextSelection.create(start.doc, at + 2)));
    };
    const list = (...kept: typeof rows): Block => ({ kind: 'list', rows: kept });
    const title = (text: string): Block => ({ kind: 'subtitle', text });
    const [one, two, three] = rows;
    if (!one || !two || !three) throw new Error('three rows');
    const middle = after(caretIn('deux mots'), toggled('subtitle'));
    expect(blocks(middle)).toEqual([list(one), title('deux deux mots'), list(three), paragraph('Après.')]);
    expect(middle.selection.$from.parent.textContent).toBe('deux deux mots');
    expect(blocks(after(caretIn('un mots'), toggled('subtitle')))).toEqual([
      ...[title('un un mots'), list(two, three), paragraph('Après.')],
    ]);
    expect(blocks(after(middle, toggled('subtitle')))[1]).toEqual(paragraph('deux deux mots'));
    expect(blocks(after(caretIn('trois'), toggled('quote')))[0]?.kind).toBe('quote');
  });

  test('«Titre» in a quote or in questions touches its own line only', () => {
    const quote: Block = { kind: 'quote', lines: [['a'], ['b'], ['c']] };
    expect(blocks(after(stateOf([quote], 6), toggled('subtitle')))).toEqual([
      { kind: 'quote', lines: [['a']] },
      { kind: 'subtitle', text: 'b' },
      { kind: 'quote', lines: [['c']] },
    ]);
  });

  test('a value in a title is its text, and no word is lost', () => {
    const made = after(stateOf([paragraph('La Lune en ', moon)]), toggled('subtitle'));
    expect(blocks(made)).toEqual([{ kind: 'subtitle', text: 'La Lune en Taureau' }]);
  });

  test('a quote of many lines is several quotes of three', () => {
    const lines = ['a', 'b', 'c', 'd'].map((text) => paragraph(text));
    const made = after(stateOf(lines, 1, 12), toggled('quote'));
    expect(blocks(made).map((block) => (block.kind === 'quote' ? block.lines.length : 0))).toEqual([3, 1]);
  });

  test('a figure keeps its kind', () => {
    const figure: Block = { kind: 'figure', figure: 0, caption: ['Le ciel.'] };
    expect(blocks(after(stateOf([figure], 2), toggled('quote')))).toEqual([figure]);
  });
});

describe('the keys', () => {
  test('an arrow steps over a value as over one letter', () => {
    const state = pressed(stateOf([paragraph('En ', moon, '.')], 4), 'ArrowRight');
    expect(state.selection.head).toBe(5);
  });

  test('Backspace selects a value before it deletes it', () => {
    const chosen = pressed(stateOf([paragraph('En ', moon, '.')], 5), 'Backspace');
    expect(chosen.selection).toBeInstanceOf(NodeSelection);
    expect(blocks(chosen)).toEqual([paragraph('En ', moon, '.')]);
    expect(blocks(pressed(chosen, 'Backspace'))).toEqual([paragraph('En .')]);
  });

  test('Enter makes the next row of a list, and leaves it from an empty one', () => {
    const list: Block = { kind: 'list', rows: [{ name: 'II', runs: ['Vénus'] }] };
    const start = stateOf([list]);
    const end = start.apply(start.tr.setSelection(TextSelection.atEnd(start.doc)));
    const row = pressed(end, 'Enter');
    expect(blocks(row)).toEqual([{ kind: 'list', rows: [...list.rows, { name: '', runs: [] }] }]);
    const behind = pressed(row, 'Enter');
    expect(blocks(behind)).toEqual([list, { kind: 'paragraph', runs: [] }]);
  });

  test('Enter ends a caption', () => {
    const state = pressed(stateOf([{ kind: 'figure', figure: 0, caption: ['Ciel'] }], 3), 'Enter');
    expect(blocks(state).map(({ kind }) => kind)).toEqual(['figure', 'paragraph']);
  });

  test('Enter ends a quote behind its third line', () => {
    const start = stateOf([{ kind: 'quote', lines: [['a'], ['b'], ['c']] }]);
    const end = start.apply(start.tr.setSelection(TextSelection.atEnd(start.doc)));
    expect(blocks(pressed(end, 'Enter')).map(({ kind }) => kind)).toEqual(['quote', 'paragraph']);
  });

  test('Backspace in an empty quote gives a paragraph back', () => {
    const start = stateOf([{ kind: 'quote', lines: [[]] }], 2);
    expect(start.doc.firstChild?.type.name).toBe('quote');
    expect(pressed(start, 'Backspace').doc.firstChild?.type.name).toBe('paragraph');
  });
});

describe('one undo takes back one thing', () => {
  /** Types as the view would: the typography first. */
  const type = (state: EditorState, text: string): EditorState =>
    [...text].reduce((current, character) => {
      const { from, to } = current.selection;
      return applied(current, typedAt(current, from, to, character) ?? current.tr.insertText(character));
    }, state);
  const end = (state: EditorState) => state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  const begun = end(stateOf([paragraph('Début.')]));

  test('a correction while typing is none: the words go together', () => {
    const written = type(begun, ' L\'heure -- "oui" ?');
    expect(blocks(written)).toEqual([paragraph('Début. L’heure – «\u202foui\u202f»\u202f?')]);
    expect(blocks(after(written, undo))).toEqual([paragraph('Début.')]);
  });

  test('words, a kind, a value and a paste are things of their own, however fast they follow', () => {
    const listed = (() => {
      const words = type(begun, ' Un');
      let made = words;
      toggled('quote')(words, (transaction) => {
        made = applied(words, transaction);
      });
      return made;
    })();
    const valued = applied(
      listed,
      listed.tr.replaceSelectionWith(
        docOf([paragraph(moon)])
          .child(0)
          .child(0),
        false,
      ),
    );
    const pasted = applied(valued, valued.tr.insertText(' collé').setMeta(ownThing, true));
    const last = type(pasted, ' fin');
    const steps = [last];
    for (let turn = 0; turn < 5; turn += 1) steps.push(after(steps.at(-1) ?? last, undo));
    const kinds = steps.map((state) => [blocks(state)[0]?.kind, state.doc.textContent]);
    expect(kinds).toEqual([
      ['quote', 'Début. UnTaureau collé fin'],
      ['quote', 'Début. UnTaureau collé'],
      ['quote', 'Début. UnTaureau'],
      ['quote', 'Début. Un'],
      ['paragraph', 'Début. Un'],
      ['paragraph', 'Début.'],
    ]);
  });
});

describe('a new block', () => {
  const inserted = (block: Block, text = 'Avant.') => {
    const state = stateOf([paragraph(text)], text.length + 1);
    return state.apply(blocksAfter(state, nodesOfBlock(block)));
  };
  const typed = (state: EditorState, text: string) => state.apply(state.tr.insertText(text));

  test('has the caret in its first text without a word', () => {
    const questions = typed(inserted({ kind: 'questions', questions: [[]] }), 'Qui attend');
    expect(blocks(questions)[1]).toEqual({ kind: 'questions', questions: [['Qui attend']] });
    const figure = typed(inserted({ kind: 'figure', figure: 0, caption: [] }), 'Le ciel.');
    expect(blocks(figure)[1]).toMatchObject({ kind: 'figure', caption: ['Le ciel.'] });
    const hour = typed(inserted({ kind: 'hour', runs: [] }), '6 h 42.');
    expect(blocks(hour)[1]).toEqual({ kind: 'hour', runs: ['6 h 42.'] });
  });

  test('without such a text has it behind', () => {
    const table = typed(inserted({ kind: 'table', table: 'piliers' }), 'Après.');
    expect(blocks(table).map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(blocks(table)[2]).toEqual(paragraph('Après.'));
  });

  test('is left for the paragraph that waits behind it', () => {
    const caption = typed(inserted({ kind: 'figure', figure: 0, caption: [] }), 'Le ciel.');
    const left = typed(pressed(caption, 'Enter'), 'Après.');
    expect(blocks(left).map(({ kind }) => kind)).toEqual(['paragraph', 'figure', 'paragraph']);
    const asked = typed(inserted({ kind: 'questions', questions: [[]] }), 'Qui');
    const done = pressed(pressed(asked, 'Enter'), 'Enter');
    expect(blocks(typed(done, 'Après.'))).toEqual([
      paragraph('Avant.'),
      { kind: 'questions', questions: [['Qui']] },
      paragraph('Après.'),
    ]);
  });
});

describe('a passage', () => {
  const passage: Block = { kind: 'paragraph', runs: ['La Lune s’attache.'], passage: 'p1' };
  const inserted = (() => {
    const state = stateOf([paragraph('Avant.')], 7);
    return state.apply(blocksAfter(state, nodesOfBlock(passage)).setMeta(inserts, true));
  })();

  test('keeps its mark while other words change', () => {
    expect(blocks(inserted)[1]).toEqual(passage);
    expect(blocks(inserted.apply(inserted.tr.insertText('Bien ', 1)))[1]).toEqual(passage);
  });

  test('loses it with the first word that changes, and «Annuler» brings both back', () => {
    const touched = inserted.apply(inserted.tr.insertText('Votre ', 9));
    expect(blocks(touched)[1]).toEqual(paragraph('Votre La Lune s’attache.'));
    expect(blocks(after(touched, undo))[1]).toEqual(passage);
  });
});

test('a pasted text is paragraphs without what no report prints', () => {
  const { content } = textSlice('Un\u0007\u202e.\r\n\r\n Deux. \u000bL\'autre "ligne"');
  expect(content.content.map(({ textContent }) => textContent)).toEqual([
    'Un.',
    'Deux.',
    'L’autre «\u202fligne\u202f»',
  ]);
});

describe('a block that is inserted', () => {
  const inserted = (block: Block) => {
    const state = stateOf([paragraph('Avant.')], 7);
    const next = state.apply(blocksAfter(state, nodesOfBlock(block)));
    return blocks(next.apply(next.tr.insertText('Ici.')));
  };

  const awaited: readonly (readonly [Block, Block])[] = [
    [
      { kind: 'hour', runs: [] },
      { kind: 'hour', runs: ['Ici.'] },
    ],
    [
      { kind: 'questions', questions: [[]] },
      { kind: 'questions', questions: [['Ici.']] },
    ],
  ];
  test.each(awaited)('takes the words that it waits for', (block, written) => {
    expect(inserted(block)[1]).toEqual(written);
  });

  test('has the caret behind it where it needs no words', () => {
    expect(inserted({ kind: 'table', table: 'canaux' })).toEqual([
      paragraph('Avant.'),
      { kind: 'table', table: 'canaux' },
      paragraph('Ici.'),
    ]);
  });
});
