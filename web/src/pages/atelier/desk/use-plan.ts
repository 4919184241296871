import type { Section } from '#domain/report/document.ts';
import type { Outline } from '#domain/report/draft.ts';
import { outlineKey, sectionKey } from '#domain/report/draft-text.ts';
import type { DraftSession } from './draft-session.ts';
import { outlineOf, outlineWith, sectionAt } from './sections.ts';

export type Named = Pick<Section, 'title' | 'second' | 'kind'>;

/** Ten letters of chance; a section keeps its id while it is moved or renamed. */
const newId = (): string => `s-${crypto.randomUUID().slice(0, 8)}`;

/** What an expert may do with the plan. */
export const planActions = (session: DraftSession, open: (id: string) => void) => {
  const change = (next: (outline: Outline) => Outline) =>
    session.change({
      kind: 'edited',
      key: outlineKey,
      text: { kind: 'outline', outline: next(outlineOf(session.snapshot())) },
    });
  const write = (section: Section) =>
    session.change({ kind: 'edited', key: sectionKey(section.id), text: { kind: 'section', section } });
  return {
    move: (id: string, step: -1 | 1) => change((outline) => outlineWith.moved(outline, id, step)),
    rename: (id: string, named: Named) => {
      const section = sectionAt(session.snapshot(), id);
      if (section) write({ ...section, ...named });
    },
    add: (named: Named) => {
      const id = newId();
      write({ id, ...named, blocks: [] });
      change((outline) => outlineWith.added(outline, id));
      open(id);
    },
    takeOut: (id: string, reason: string) => {
      const { order } = outlineOf(session.snapshot());
      const next = order[order.indexOf(id) + 1] ?? order[order.indexOf(id) - 1];
      change((outline) => outlineWith.removed(outline, id, reason));
      if (next !== undefined) open(next);
    },
    putBack: (id: string) => {
      change((outline) => outlineWith.returned(outline, id));
      open(id);
    },
  };
};
export type PlanActions = ReturnType<typeof planActions>;
