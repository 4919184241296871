import type { Node as TextNode } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { cellText, type SheetTable } from '#domain/dossier/sheet.ts';
import { rowNameOf } from '#domain/dossier/values.ts';
import { element, type Surroundings, untyped, type Where } from './piece-views.ts';
import styles from './pieces.module.css';
import { attrsOf } from './schema.ts';
import { pieceTexts as texts } from './texts.ts';

/** A table of the dossier in the text. */

type Row = SheetTable['rows'][number];

const lineOf = (row: Row): HTMLElement =>
  element('tr', {}, ...row.map((cell) => element('td', {}, cellText(cell))));

const headOf = ({ columns }: SheetTable): HTMLElement =>
  element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)));

const namesOf = (table: SheetTable): string[] => table.rows.flatMap((row) => rowNameOf(table, row) ?? []);

/** Rows of a whole table that are shown; a shorter one has nothing to choose. */
const most = 4;

/** A box for each row; at least one stays, because a table without rows says nothing. */
const boxesOf = (table: SheetTable, choose: (names: readonly string[]) => void) => {
  const boxes = new Map<string, HTMLInputElement>();
  const labels = table.rows.flatMap((row) => {
    const name = rowNameOf(table, row);
    if (name === undefined) return [];
    const box = element('input', { type: 'checkbox' });
    boxes.set(name, box);
    box.addEventListener('change', () => {
      const names = [...boxes].flatMap(([one, { checked }]) => (checked ? [one] : []));
      if (names.length === 0) box.checked = true;
      else choose(names);
    });
    return [element('label', {}, box, element('span', {}, row.map(cellText).join(', ')))];
  });
  return { boxes, list: element('div', { class: styles.choice }, ...labels) };
};

/** The rows that are printed, above the list in which they are chosen. */
const chosenView = (first: TextNode, { view, getPos }: Where, table: SheetTable): NodeView => {
  const all = namesOf(table);
  const choose = (names: readonly string[]) => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(at, 'rows', names.length === all.length ? null : names));
  };
  const { boxes, list } = boxesOf(table, choose);
  const [title, body, summary] = [element('p', {}), element('tbody', {}), element('summary', {})];
  const head = element('thead', {}, headOf(table));
  const show = (node: TextNode) => {
    const rows = attrsOf.rows(node);
    const chosen = rows ?? all;
    const shown = table.rows.filter((row) => chosen.some((name) => name === rowNameOf(table, row)));
    title.textContent = texts.table(table.title, shown.length);
    summary.textContent = texts.rows(shown.length, all.length);
    body.replaceChildren(...(rows ? shown : shown.slice(0, most)).map(lineOf));
    for (const [name, box] of boxes) box.checked = chosen.includes(name);
  };
  show(first);
  const choice = all.length > most ? [element('details', {}, summary, list)] : [];
  return {
    dom: element(
      'div',
      { class: styles.table, ...untyped },
      title,
      element('table', {}, head, body),
      ...choice,
    ),
    stopEvent: ({ target }) => target instanceof Element && target.closest('details') !== null,
    ignoreMutation: () => true,
    update: (next) => {
      if (next.type !== first.type || attrsOf.table(next) !== table.id) return false;
      show(next);
      return true;
    },
  };
};

export const tableView = (node: TextNode, where: Where, { dossier }: Surroundings): NodeView => {
  const id = attrsOf.table(node);
  const table = dossier?.sheet.tables.find((one) => one.id === id);
  if (table) return chosenView(node, where, table);
  const said = element('p', {}, dossier ? texts.noTable : id);
  return { dom: element('div', { class: styles.table, ...untyped }, said) };
};
