import type { Node } from 'prosemirror-model';
import type { Discipline } from '#domain/catalogue.ts';
import { addressed, type Reader } from '#domain/report/addressed.ts';
import type { Section } from '#domain/report/document.ts';
import { placeOf } from '#domain/second-reading.ts';
import { nodesOfBlock } from './convert.ts';
import type { TextPlace } from './insertion.ts';

/** The first text inside a block that begins at `start`. */
const textIn = (node: Node, start: number): TextPlace | undefined => {
  if (node.isTextblock) return { from: start + 1, to: start + node.nodeSize - 1 };
  let found: TextPlace | undefined;
  node.descendants((child, at) => {
    if (!found && child.isTextblock) found = { from: start + at + 2, to: start + at + child.nodeSize };
    return found === undefined;
  });
  return found;
};

/** Where the paragraph stands that a colleague has read, in the words of its reader; undefined once they have changed. */
export const commentPlace = (
  service: Discipline,
  section: Section,
  anchor: string,
  reader: Reader | undefined,
): TextPlace | undefined => {
  const [told] = reader
    ? addressed({ version: 1, service, sections: [section] }, reader).sections
    : [section];
  const index = told?.blocks.findIndex((block) => placeOf(block)?.anchor === anchor) ?? -1;
  const nodes = section.blocks.slice(0, index + 1).map(nodesOfBlock);
  const [node] = index < 0 ? [] : (nodes.at(-1) ?? []);
  if (!node) return undefined;
  const start = nodes
    .slice(0, -1)
    .flat()
    .reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return textIn(node, start);
};
