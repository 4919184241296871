import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addHours } from '#domain/dates.ts';
import type { Section } from '#domain/report/document.ts';
import type { Outline } from '#domain/report/draft.ts';
import { type DraftKey, outlineEntry, partOf, sectionEntry } from '../draft-keys.ts';
import {
  outlineRowSchema,
  outlineValues,
  sectionRowSchema,
  sectionValues,
  stateItem,
} from '../draft-rows.ts';
import { Moved } from '../moved.ts';
import { readOne } from '../readable.ts';
import { isWritten, refusedWrites, transact } from '../writes.ts';

type Tables = { drafts: string; parts: string };
type Values = Readonly<Record<string, unknown>>;
type Saved = { readonly revision: number; readonly at: string };

/** Who saves, when, and the revision that the text was based on: 0 for what is not stored yet. */
export type Saving = { readonly by: string; readonly revision: number; readonly now: Date };

/** Minutes between two kept states of a section. */
const stateMinutes = 10;
/** Characters. A saving that removes more keeps the former text as a state at once. */
const muchLost = 200;

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const set = (values: Values) => ({
  UpdateExpression: `SET ${Object.keys(values)
    .map((name) => `#${name} = :${name}`)
    .join(', ')}`,
  ExpressionAttributeNames: Object.fromEntries(Object.keys(values).map((name) => [`#${name}`, name])),
  ExpressionAttributeValues: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`:${name}`, value]),
  ),
});

/**
 * The writes of a draft. Each changes a row of the revision that the text was based on; undefined when another is stored.
 * A saving whose answer was lost is sent again and finds its own text stored.
 */
export const createDraftWritesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes the first revision of a row. The part is checked in the same transaction, so that nothing is begun for a part
   * that was given away, is over or was erased: throws `Moved`.
   */
  const begin = async (key: DraftKey, entry: string, by: string, values: Values): Promise<boolean> => {
    const { order_id, service } = key;
    const put = {
      TableName: tables.drafts,
      Item: { part: partOf(key), entry, revision: 1, ...values },
      ConditionExpression: 'attribute_not_exists(entry)',
    };
    const held = {
      TableName: tables.parts,
      Key: { order_id, service },
      ConditionExpression: 'expert.id = :by AND attribute_exists(queue) AND attribute_not_exists(#ttl)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':by': by },
    };
    try {
      await transact(db, [{ Put: put }, { ConditionCheck: held }]);
      return true;
    } catch (error) {
      const refused = refusedWrites(error);
      if (!refused) throw error;
      if (refused.includes(1)) throw new Moved('part');
      return false;
    }
  };

  const updateOf = (key: DraftKey, entry: string, before: number, values: Values) => {
    const update = set({ ...values, revision: before + 1 });
    return {
      TableName: tables.drafts,
      Key: { part: partOf(key), entry },
      ...update,
      ConditionExpression: '#revision = :before',
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':before': before },
    };
  };

  const rowAt = async (key: DraftKey, entry: string) =>
    (
      await db.send(
        new GetCommand({ TableName: tables.drafts, Key: { part: partOf(key), entry }, ConsistentRead: true }),
      )
    ).Item;

  const saveOutline = async (
    key: DraftKey,
    outline: Outline,
    { by, revision, now }: Saving,
  ): Promise<Saved | undefined> => {
    const values = outlineValues(outline, by, now);
    const isSaved = await (revision === 0
      ? begin(key, outlineEntry, by, values)
      : isWritten(db.send(new UpdateCommand(updateOf(key, outlineEntry, revision, values)))));
    if (isSaved) return { revision: revision + 1, at: values.at };
    const row = await rowAt(key, outlineEntry);
    if (!row) return undefined;
    const { at, revision: stored, ...known } = readOne(outlineRowSchema, row);
    const { order, removed } = outline;
    const isOwn = stored === revision + 1 && isSame(known, { order, removed });
    return isOwn ? { revision: stored, at } : undefined;
  };

  /** Saves a section that has changed little since its last kept state: one write without a read. */
  const saveQuickly = (key: DraftKey, section: Section, { by, revision, now }: Saving): Promise<boolean> => {
    const values = sectionValues(section, by, now);
    const update = updateOf(key, sectionEntry(section.id), revision, values);
    return isWritten(
      db.send(
        new UpdateCommand({
          ...update,
          ConditionExpression: '#revision = :before AND kept_at > :due AND #characters <= :most',
          ExpressionAttributeValues: {
            ...update.ExpressionAttributeValues,
            ':due': addHours(now, -stateMinutes / 60).toISOString(),
            ':most': values.characters + muchLost,
          },
        }),
      ),
    );
  };

  /** Saves a section and keeps its former text as a state, both or none. */
  const saveWithState = async (
    key: DraftKey,
    section: Section,
    { by, revision, now }: Saving,
  ): Promise<Saved | undefined> => {
    const item = await rowAt(key, sectionEntry(section.id));
    if (!item) return undefined;
    const row = readOne(sectionRowSchema, item);
    if (row.revision === revision + 1 && isSame(row.packed, section))
      return { revision: row.revision, at: row.at };
    if (row.revision !== revision) return undefined;
    const values = { ...sectionValues(section, by, now), kept_at: now.toISOString() };
    const update = updateOf(key, sectionEntry(section.id), revision, values);
    const state = { TableName: tables.drafts, Item: stateItem(key, row, now) };
    const isSaved = await isWritten(transact(db, [{ Update: update }, { Put: state }]));
    return isSaved ? { revision: revision + 1, at: values.at } : undefined;
  };

  const saveSection = async (key: DraftKey, section: Section, saving: Saving): Promise<Saved | undefined> => {
    const { by, revision, now } = saving;
    const at = now.toISOString();
    const first = { ...sectionValues(section, by, now), kept_at: at };
    const isSaved = await (revision === 0
      ? begin(key, sectionEntry(section.id), by, first)
      : saveQuickly(key, section, saving));
    return isSaved ? { revision: revision + 1, at } : saveWithState(key, section, saving);
  };

  return { saveOutline, saveSection };
};
export type DraftWritesStore = ReturnType<typeof createDraftWritesStore>;
