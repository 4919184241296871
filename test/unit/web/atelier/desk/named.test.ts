import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/report/document.ts';
import { dossiers } from '#test/unit/domain/report/misstatements/dossiers.ts';
import { blocksOf, docOf } from '#web/pages/atelier/desk/convert.ts';
import { applied } from '#web/pages/atelier/desk/history.ts';
import { textKeys } from '#web/pages/atelier/desk/keys.ts';
import { besideOf, named, nowRead } from '#web/pages/atelier/desk/named.ts';
import { namesReader } from '#web/pages/atelier/desk/read-statements.ts';

const read = namesReader(dossiers.elodie);
const both = 'Votre Lune en Cancer veille. Votre Soleil en Verseau pense.';
const paragraph = (text: string, ...proof: string[]): Block => ({
  ...{ kind: 'paragraph', runs: text === '' ? [] : [text] },
  ...(proof.length > 0 && { proof }),
});

/** An editor without a page, whose caret stands behind the last word of a block. */
const editor = (blocks: readonly Block[], at = 0) => {
  const reading = () => ({ read: undefined, names: read, left: new Set<string>() });
  const plugins = [history(), named(reading), ...textKeys()];
  const view = {
    state: EditorState.create({ doc: docOf(blocks), plugins }),
    dispatch: (transaction: Transaction) => {
      view.state = applied(view.state, transaction);
    },
  };
  const goTo = (index: number, offset?: number) => {
    const { doc } = view.state;
    const start = doc.content.content.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
    const end = start + (offset ?? doc.child(index).content.size);
    view.dispatch(view.state.tr.setSelection(TextSelection.near(doc.resolve(end), -1)));
  };
  const pause = (isWriting = true) => view.dispatch(nowRead(view.state, read, isWriting));
  const press = (key: string, held = {}): boolean => {
    const event = {
      key,
      keyCode: 0,
      shiftKey: false,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...held,
    };
    return view.state.plugins.some(({ props: { handleKeyDown: handle } }) => {
      const handler: unknown = handle;
      return typeof handler === 'function' && handler(view, event) === true;
    });
  };
  goTo(at);
  pause();
  return {
    ...{ view, goTo, pause, press },
    type: (text: string) => view.dispatch(view.state.tr.insertText(text)),
    offered: () => besideOf(view.state)?.offered,
    marks: () => besideOf(view.state)?.names.flatMap(({ marks }) => marks),
    proofs: () => blocksOf(view.state.doc).map((block) => (block.kind === 'paragraph' ? block.proof : [])),
  };
};

const [sun, moon] = ['positions/Soleil', 'positions/Lune'];

describe('the proofs of the caret’s paragraph', () => {
  test('are taken with Tab, one after the other, each as one thing to undo', () => {
    const { view, press, offered, proofs } = editor([paragraph(both)]);
    expect(offered()).toEqual([moon, sun]);
    expect(press('Tab')).toBe(true);
    expect(offered()).toEqual([sun]);
    expect(press('Tab')).toBe(true);
    expect(proofs()).toEqual([[moon, sun]]);
    expect(press('Tab')).toBe(false);
    undo(view.state, view.dispatch);
    expect(proofs()).toEqual([[moon]]);
    expect(offered()).toEqual([sun]);
  });

  test('↓ behind the last word goes to the next, and on behind the last of them', () => {
    const { press, proofs } = editor([paragraph(both)]);
    expect(press('ArrowDown')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    expect(press('Tab')).toBe(true);
    expect(proofs()).toEqual([[sun]]);
    const other = editor([paragraph(both)]);
    other.goTo(0, 3);
    expect(other.press('ArrowDown')).toBe(false);
  });

  test('Esc leaves Tab its own meaning until the caret is in another paragraph', () => {
    const { press, pause, type, goTo, offered } = editor([paragraph(both), paragraph('Un mot.')]);
    expect(press('Escape')).toBe(true);
    expect(press('Tab')).toBe(false);
    type(' Encore.');
    pause();
    expect(offered()).toEqual([]);
    goTo(1);
    pause();
    goTo(0);
    pause();
    expect(offered()).toEqual([moon, sun]);
  });

  test('wait for a pause: nothing is offered while one types or selects', () => {
    const { view, press, pause, type, offered, marks } = editor([paragraph('Votre Lune veille. ')]);
    type('E');
    expect([offered(), marks(), press('Tab')]).toEqual([[], ['moon'], false]);
    pause();
    expect(offered()).toEqual([moon]);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1, 6)));
    expect(press('Tab')).toBe(false);
  });

  test('are none for who has not begun to write, though what is named is known', () => {
    const { press, pause, offered, marks } = editor([paragraph(both)]);
    pause(false);
    expect([offered(), press('Tab')]).toEqual([[], false]);
    expect(marks()).toContain('moon');
  });

  test('keep the keys with Shift, Alt, Ctrl and ⌘ as they are', () => {
    const { press } = editor([paragraph(both)]);
    for (const held of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey'])
      expect(press('Tab', { [held]: true })).toBe(false);
  });

  test('are those of the paragraph before a new one without a word', () => {
    const { press, type, pause, proofs, offered } = editor([paragraph(both), paragraph('')], 1);
    expect(press('Tab')).toBe(true);
    expect(proofs()[0]).toEqual([moon]);
    type('A');
    pause();
    expect(offered()).toEqual([]);
  });

  test('are none that the margin has, and none where it is full', () => {
    expect(editor([paragraph(both, moon)]).offered()).toEqual([sun]);
    const full = ['Mars', 'Vénus', 'Saturne', 'Pluton'].map((name) => `positions/${name}`);
    expect(editor([paragraph(both, ...full)]).offered()).toEqual([]);
  });

  test('are offered for a row of a list, which has a margin too', () => {
    const rows = [{ name: 'Lune', runs: ['en Cancer, elle veille.'] }];
    const { press, offered, view } = editor([{ kind: 'list', rows }]);
    expect(offered()).toEqual([moon]);
    expect(press('Tab')).toBe(true);
    expect(blocksOf(view.state.doc)[0]).toMatchObject({ rows: [{ proof: [moon] }] });
  });

  test('are none where no margin is', () => {
    const { offered, marks } = editor([{ kind: 'quote', lines: [['Votre Lune en Cancer.']] }]);
    expect(offered()).toEqual([]);
    expect(marks()).toEqual(['moon', 'cancer']);
  });
});
