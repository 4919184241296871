import type { Node as TextNode } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { type Reader, spoken, spokenIn } from '#domain/report/addressed.ts';
import type { Scene, Shape } from '#lib/drawings/charts/scene.ts';
import { num, xy } from '#lib/drawings/geometry.ts';
import { glyphOutline } from '#web/features/dossier/glyph.tsx';
import { type Dossier, glyphOfValue, isKnownValue, nameOfRow, placementOf } from './dossier.ts';
import styles from './pieces.module.css';
import { attrsOf, schema } from './schema.ts';
import type { Reading } from './statements.ts';
import { pieceTexts as texts } from './texts.ts';

/** Elements that the editor shows around its text; React does not reach inside it. */

const { nodes } = schema;

type Attributes = Readonly<Record<string, string | undefined>>;

export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const drawn = (tag: string, attributes: Attributes, ...children: readonly (Node | string)[]): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const button = (label: string, act: () => void, name?: string): HTMLButtonElement => {
  const made = element('button', { type: 'button', 'aria-label': name }, label);
  made.addEventListener('click', act);
  return made;
};

/** A drawn sign; nothing for a name that has none. */
const glyph = (name: string | undefined, className: string | undefined): SVGElement[] => {
  const outline = name === undefined ? undefined : glyphOutline(name);
  return outline === undefined
    ? []
    : [
        drawn(
          'svg',
          { class: className, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
          drawn('path', { d: outline }),
        ),
      ];
};

const shapeElement = (shape: Shape): SVGElement => {
  const pen = `pen-${shape.pen}`;
  if (shape.kind === 'path') return drawn('path', { class: pen, d: shape.d });
  const [x, y] = [num(shape.at[0]), num(shape.at[1])].map(String);
  if (shape.kind === 'circle')
    return drawn('circle', { class: pen, cx: x, cy: y, r: String(num(shape.radius)) });
  if (shape.kind === 'text')
    return drawn('text', { class: pen, x, y, 'font-size': String(num(shape.size)) }, shape.text);
  const transform = `translate(${xy(shape.at)}) scale(${num(shape.size / 24, 3)}) translate(-12 -12)`;
  return drawn('path', { class: pen, transform, d: shape.outline });
};

/** A drawing of the dossier, as `SceneView` makes it. */
const sceneElement = ({ box, shapes }: Scene, label: string): SVGElement =>
  drawn(
    'svg',
    { class: 'scene', viewBox: box.join(' '), fill: 'none', role: 'img', 'aria-label': label },
    ...shapes.map(shapeElement),
  );

/** What the pieces of a text show of dossier and passages. */
export type Surroundings = {
  readonly dossier: Dossier | undefined;
  /** The title of a passage by its id. */
  readonly passages: ReadonlyMap<string, string>;
  /** With what the text is read. */
  readonly reading: Reading;
  /** To whom it speaks; undefined for a passage. */
  readonly reader: Reader | undefined;
};

export type Where = { readonly view: EditorView; readonly getPos: () => number | undefined };
const setAttribute = ({ view, getPos }: Where, name: string, value: unknown): void => {
  const at = getPos();
  if (at === undefined) return;
  view.dispatch(view.state.tr.setNodeAttribute(at, name, value));
  view.focus();
};

export const untyped = { contenteditable: 'false' } as const;

export const valueView = (node: TextNode, { dossier }: Surroundings): NodeView => {
  const { reference, text } = attrsOf.value(node);
  const isStale = !isKnownValue(dossier, reference, text);
  const dom = element(
    'span',
    {
      class: isStale ? `${styles.value} ${styles.stale}` : styles.value,
      title: isStale ? texts.stale : texts.value(reference.split('/').slice(1).join(', ')),
    },
    ...glyph(glyphOfValue(dossier, reference, text), styles.glyph),
    text,
  );
  return { dom };
};

/** The words that the reader will read, marked; the notation itself where there are none for this reader. */
export const spokenView = (node: TextNode, { reader }: Surroundings): NodeView => {
  const text = attrsOf.spoken(node);
  const notation = spokenIn(text);
  const words = notation && reader && spoken(notation, reader);
  const isLeft = reader !== undefined && words === undefined;
  const dom = element(
    'span',
    { class: isLeft ? `${styles.value} ${styles.left}` : styles.value, title: texts.spoken(text) },
    words === '' || words === undefined ? text : words,
  );
  return { dom };
};

const markOf = (passage: string, where: Where, { passages }: Surroundings): HTMLElement =>
  element(
    'div',
    { class: styles.mark, ...untyped },
    element('span', {}, texts.passage(passages.get(passage) ?? texts.unknownPassage)),
    button(texts.reviewed, () => setAttribute(where, 'passage', '')),
  );

const marginOf = (proof: readonly string[], where: Where, { dossier }: Surroundings): HTMLElement => {
  const note = (reference: string) => {
    const placement = placementOf(dossier, reference);
    const name = (dossier && nameOfRow(dossier, reference)) || (reference.split('/')[1] ?? reference);
    const rest = proof.filter((one) => one !== reference);
    const remove = button('×', () => setAttribute(where, 'proof', rest), texts.takeFromMargin(name));
    const signs = glyph(placement?.glyphs[0], styles.glyph);
    return element('span', { class: styles.note }, ...signs, name, remove);
  };
  const notes = proof.map(note);
  return element('div', { class: styles.margin, ...untyped }, element('span', {}, texts.margin), ...notes);
};

const isPress = (event: Event): boolean => event.target instanceof HTMLButtonElement;
/** What the views draw around the text is no change of the text. */
const isAround =
  (contentDOM: HTMLElement): NodeView['ignoreMutation'] =>
  ({ type, target }) =>
    type !== 'selection' && !contentDOM.contains(target);

/** A text with what stands above it (a passage's mark) and below it (the names in its margin). */
const framedView = (
  contentDOM: HTMLElement,
  first: TextNode,
  where: Where,
  around: Surroundings,
): NodeView => {
  const dom = element('div', { 'data-block': '' }, contentDOM);
  let shown = '';
  const show = (node: TextNode) => {
    const passage = node.type === nodes.paragraph ? attrsOf.passage(node) : '';
    const proof = attrsOf.proof(node);
    const next = JSON.stringify([passage, proof]);
    if (next === shown) return;
    shown = next;
    for (const child of [...dom.children]) if (child !== contentDOM) child.remove();
    dom.className = passage === '' ? '' : (styles.passage ?? '');
    if (passage !== '') contentDOM.before(markOf(passage, where, around));
    if (proof.length > 0) contentDOM.after(marginOf(proof, where, around));
  };
  show(first);
  return {
    dom,
    contentDOM,
    stopEvent: isPress,
    ignoreMutation: isAround(contentDOM),
    update: (node) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
  };
};

export const paragraphView = (node: TextNode, where: Where, around: Surroundings): NodeView =>
  framedView(element('p', {}), node, where, around);

/** A row of a list. */
export const rowView = (node: TextNode, where: Where, around: Surroundings): NodeView =>
  framedView(element('div', { 'data-piece': 'row' }), node, where, around);

export const figureView = (node: TextNode, where: Where, { dossier }: Surroundings): NodeView => {
  const [place, isBeside] = [attrsOf.figure(node), attrsOf.isBeside(node)];
  const figures = dossier?.figures ?? [];
  const figure = figures[place];
  const contentDOM = element('figcaption', {});
  const next = () => setAttribute(where, 'figure', (place + 1) % figures.length);
  const drawing = figure ? sceneElement(figure.narrow, figure.label) : dossier ? texts.noFigure : '';
  const dom = element(
    'figure',
    { class: styles.figure },
    element('div', untyped, drawing),
    element(
      'div',
      {},
      contentDOM,
      element(
        'div',
        { class: styles.figureTools, ...untyped },
        ...(figures.length > 1 ? [button(texts.change, next)] : []),
        button(isBeside ? texts.below : texts.beside, () => setAttribute(where, 'isBeside', !isBeside)),
      ),
    ),
  );
  return {
    dom,
    contentDOM,
    stopEvent: isPress,
    ignoreMutation: isAround(contentDOM),
    update: (other) =>
      other.type === node.type && attrsOf.figure(other) === place && attrsOf.isBeside(other) === isBeside,
  };
};

export const hourView = (_node: TextNode, { dossier }: Surroundings): NodeView => {
  const contentDOM = element('p', {});
  const statements = (dossier?.sheet.statements ?? []).map(({ text }) => element('li', {}, text));
  const dom = element(
    'div',
    { class: styles.hour },
    element('p', { class: styles.hourTitle, ...untyped }, texts.hour),
    contentDOM,
    element('ul', untyped, ...statements),
  );
  return {
    dom,
    contentDOM,
    ignoreMutation: isAround(contentDOM),
  };
};
