import { isHistoryTransaction } from 'prosemirror-history';
import { type DOMOutputSpec, type Node, type NodeType, Schema } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import * as z from 'zod/mini';
import { type Origin, originSchema } from '#domain/report/document.ts';

/**
 * The editor's document of one section: exactly the blocks and runs of `document.ts`, so that nothing can be written
 * that a report does not have. A value is one object of a line: its text cannot be typed into.
 */

const referencesOf = (value: unknown): readonly string[] => z.parse(z.array(z.string()), value);

/** The attributes of a node as the document has them. */
export const attrsOf = {
  proof: ({ attrs }: Node): readonly string[] => referencesOf(attrs.proof),
  passage: ({ attrs }: Node): string => z.parse(z.string(), attrs.passage),
  /** Of a text, where it has one. */
  origin: ({ marks }: Node): Origin | undefined => {
    const mark = marks.find(({ type }) => type.name === 'origin');
    const { from, author } = mark ? z.parse(originSchema, mark.attrs) : {};
    return from && { from, ...(author && { author }) };
  },
  value: ({ attrs }: Node) => z.parse(z.object({ reference: z.string(), text: z.string() }), attrs),
  /** As it is written: «[né|née]». */
  spoken: ({ attrs }: Node): string => z.parse(z.string(), attrs.text),
  figure: ({ attrs }: Node): number => z.parse(z.int(), attrs.figure),
  isBeside: ({ attrs }: Node): boolean => z.parse(z.boolean(), attrs.isBeside),
  table: ({ attrs }: Node): string => z.parse(z.string(), attrs.table),
  /** The chosen rows of a table; null for all. */
  rows: ({ attrs }: Node): readonly string[] | null => z.parse(z.nullable(z.array(z.string())), attrs.rows),
} as const;

const element = (tag: string, name: string): DOMOutputSpec => [tag, { 'data-piece': name }, 0];
/** Only what is copied inside the desk keeps its kind when it is pasted. */
const from = (name: string) => [{ tag: `[data-piece="${name}"]` }];

const runs = { content: '(text | value | spoken)*', marks: 'em origin' } as const;
const words = { content: 'text*', marks: '' } as const;

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      ...runs,
      group: 'block',
      attrs: { proof: { default: [] }, passage: { default: '' } },
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    subtitle: {
      ...words,
      group: 'block',
      defining: true,
      parseDOM: from('subtitle'),
      toDOM: () => element('h3', 'subtitle'),
    },
    quote: {
      content: 'line{1,3}',
      group: 'block',
      defining: true,
      parseDOM: from('quote'),
      toDOM: () => element('blockquote', 'quote'),
    },
    line: { ...runs, parseDOM: from('line'), toDOM: () => element('p', 'line') },
    figure: {
      ...runs,
      group: 'block',
      isolating: true,
      attrs: { figure: { default: 0 }, isBeside: { default: false } },
      toDOM: () => element('figure', 'figure'),
    },
    table: {
      group: 'block',
      atom: true,
      attrs: { table: { default: '' }, rows: { default: null } },
      toDOM: () => ['div', { 'data-piece': 'table' }],
    },
    list: {
      content: 'row+',
      group: 'block',
      defining: true,
      parseDOM: from('list'),
      toDOM: () => element('div', 'list'),
    },
    row: {
      content: 'name words',
      attrs: { proof: { default: [] } },
      parseDOM: from('row'),
      toDOM: () => element('div', 'row'),
    },
    name: { ...words, parseDOM: from('name'), toDOM: () => element('p', 'name') },
    words: { ...runs, parseDOM: from('words'), toDOM: () => element('p', 'words') },
    hour: {
      ...runs,
      group: 'block',
      isolating: true,
      parseDOM: from('hour'),
      toDOM: () => element('div', 'hour'),
    },
    questions: {
      content: 'question+',
      group: 'block',
      defining: true,
      parseDOM: from('questions'),
      toDOM: () => element('ol', 'questions'),
    },
    question: { ...runs, parseDOM: from('question'), toDOM: () => element('li', 'question') },
    value: {
      inline: true,
      atom: true,
      attrs: { reference: {}, text: {} },
      parseDOM: [
        {
          tag: '[data-piece="value"]',
          getAttrs: (dom) => ({ reference: dom.getAttribute('data-reference') ?? '', text: dom.textContent }),
        },
      ],
      toDOM: (node) => {
        const { reference, text } = attrsOf.value(node);
        return ['span', { 'data-piece': 'value', 'data-reference': reference }, text];
      },
      leafText: (node) => attrsOf.value(node).text,
    },
    /** What is told to the reader of the report: the first name, or words that agree. */
    spoken: {
      inline: true,
      atom: true,
      attrs: { text: {} },
      parseDOM: [{ tag: '[data-piece="spoken"]', getAttrs: (dom) => ({ text: dom.textContent }) }],
      toDOM: (node) => ['span', { 'data-piece': 'spoken' }, attrsOf.spoken(node)],
      leafText: (node) => attrsOf.spoken(node),
    },
    text: {},
  },
  marks: {
    em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
    /** Words that were not typed here; what is typed behind them was. */
    origin: {
      attrs: { from: {}, author: { default: '' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'span[data-origin]',
          getAttrs: (dom) => {
            const from = dom.getAttribute('data-origin');
            const author = dom.getAttribute('data-author') ?? '';
            return z.safeParse(originSchema, { from, author }).data ?? false;
          },
        },
      ],
      toDOM: ({ attrs: { from: kind, author } }) => [
        'span',
        { 'data-origin': kind, 'data-author': author },
        0,
      ],
    },
  },
});

/** One object of a line, whose words are not typed into. */
export const isPiece = (type: NodeType | undefined): boolean =>
  type === schema.nodes.value || type === schema.nodes.spoken;

/** Says that a transaction inserts passages, whose mark is not yet to go. */
export const inserts = 'passage';

type Marked = { readonly node: Node; readonly at: number; readonly passage: string };

const markedIn = (doc: Node): Marked[] => {
  const found: Marked[] = [];
  doc.forEach((node, at) => {
    const passage = node.type === schema.nodes.paragraph ? attrsOf.passage(node) : '';
    if (passage !== '') found.push({ node, at, passage });
  });
  return found;
};

const keeps = (transaction: Transaction): boolean =>
  transaction.getMeta(inserts) === true || isHistoryTransaction(transaction);

/** A passage is the expert's own text again as soon as a word in it changes. */
export const passageMark = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged) || transactions.some(keeps)) return null;
      const known = markedIn(before.doc);
      const touched = markedIn(after.doc).filter(
        ({ node, passage }) =>
          !known.some((one) => one.passage === passage && one.node.content.eq(node.content)),
      );
      if (touched.length === 0) return null;
      return touched.reduce((tr, { at }) => tr.setNodeAttribute(at, 'passage', ''), after.tr);
    },
  });
