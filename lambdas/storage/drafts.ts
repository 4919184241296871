import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Section } from '#domain/report/document.ts';
import { type Draft, emptyDraft } from '#domain/report/draft.ts';
import { type DraftKey, outlineEntry, partOf, sectionEntry, stateEntry } from './draft-keys.ts';
import { outlineRowSchema, sectionRowSchema, stateLineSchema, stateRowSchema } from './draft-rows.ts';
import { readAll, readable } from './readable.ts';
import { allRows, countRows, findRow } from './table.ts';

export const createDraftsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The rows of a part with entries from `first` to `last`: all fields, or only `fields`. */
  const query = (key: DraftKey, first: string, last: string, fields: readonly string[] = []) => {
    const only = fields.map((name) => `#${name}`).join(', ');
    return allRows(db, table, {
      by: '#part = :part AND entry BETWEEN :first AND :last',
      with: { part: partOf(key), first, last },
      ...(only && { only }),
      ConsistentRead: true,
    });
  };

  /** The whole draft: none of its sections may be left out, so a damaged one throws `RowUnreadable`. */
  const read = async (key: DraftKey): Promise<Draft> => {
    const rows = await query(key, outlineEntry, sectionEntry('~'));
    const [outline] = readAll(
      outlineRowSchema,
      rows.filter(({ entry }) => entry === outlineEntry),
    );
    const sections = readAll(
      sectionRowSchema,
      rows.filter(({ entry }) => entry !== outlineEntry),
    );
    const { order, removed, dates, revision } = outline ?? emptyDraft.outline;
    return {
      outline: { revision, order, removed, ...(dates && { dates }) },
      sections: sections.map(({ revision, at, packed: section }) => ({
        id: section.id,
        revision,
        at,
        section,
      })),
    };
  };

  const countSections = (key: DraftKey): Promise<number> =>
    countRows(db, table, {
      by: '#part = :part AND begins_with(entry, :sections)',
      with: { part: partOf(key), sections: sectionEntry('') },
    });

  /** The states since that instant, the newest first. */
  const statesSince = async (key: DraftKey, since: Date) => {
    const from = stateEntry(since.toISOString(), '');
    const rows = await query(key, from, stateEntry('~', ''), ['at', 'section', 'title', 'words']);
    return readable(stateLineSchema, rows).reverse();
  };

  const findState = async (key: DraftKey, at: string, id: string): Promise<Section | undefined> => {
    const row = await findRow(db, table, stateRowSchema, { part: partOf(key), entry: stateEntry(at, id) });
    return row?.packed;
  };

  return { read, countSections, statesSince, findState };
};
export type DraftsStore = ReturnType<typeof createDraftsStore>;
