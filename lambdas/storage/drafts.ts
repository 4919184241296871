import { type DynamoDBDocumentClient, GetCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Section } from '#domain/report/document.ts';
import { type Draft, emptyDraft } from '#domain/report/draft.ts';
import { type DraftKey, outlineEntry, partOf, sectionEntry, stateEntry } from './draft-keys.ts';
import { outlineRowSchema, sectionRowSchema, stateLineSchema, stateRowSchema } from './draft-rows.ts';
import { readAll, readable, readOne } from './readable.ts';

export const createDraftsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The rows of a part with entries from `first` to `last`: all fields, or only `fields`. */
  const query = async (key: DraftKey, first: string, last: string, fields: readonly string[] = []) => {
    const rows: Record<string, unknown>[] = [];
    const aliases = new Map(['part', ...fields].map((name) => [`#${name}`, name]));
    const input = {
      TableName: table,
      KeyConditionExpression: '#part = :part AND entry BETWEEN :first AND :last',
      ...(fields.length > 0 && { ProjectionExpression: fields.map((name) => `#${name}`).join(', ') }),
      ExpressionAttributeNames: Object.fromEntries(aliases),
      ExpressionAttributeValues: { ':part': partOf(key), ':first': first, ':last': last },
      ConsistentRead: true,
    };
    for await (const { Items = [] } of paginateQuery({ client: db }, input)) rows.push(...Items);
    return rows;
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
    const { order, removed, conventions, revision } = outline ?? emptyDraft.outline;
    return {
      outline: { revision, order, removed, conventions },
      sections: sections.map(({ revision, at, packed: section }) => ({
        id: section.id,
        revision,
        at,
        section,
      })),
    };
  };

  const countSections = async (key: DraftKey): Promise<number> => {
    const count = new QueryCommand({
      TableName: table,
      KeyConditionExpression: '#part = :part AND begins_with(entry, :sections)',
      ExpressionAttributeNames: { '#part': 'part' },
      ExpressionAttributeValues: { ':part': partOf(key), ':sections': sectionEntry('') },
      Select: 'COUNT',
    });
    return (await db.send(count)).Count ?? 0;
  };

  /** The states since that instant, the newest first. */
  const statesSince = async (key: DraftKey, since: Date) => {
    const from = stateEntry(since.toISOString(), '');
    const rows = await query(key, from, stateEntry('~', ''), ['at', 'section', 'title', 'words']);
    return readable(stateLineSchema, rows).reverse();
  };

  const findState = async (key: DraftKey, at: string, id: string): Promise<Section | undefined> => {
    const Key = { part: partOf(key), entry: stateEntry(at, id) };
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
    return Item && readOne(stateRowSchema, Item).packed;
  };

  return { read, countSections, statesSince, findState };
};
export type DraftsStore = ReturnType<typeof createDraftsStore>;
