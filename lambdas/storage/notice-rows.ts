import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { noticeEvents } from '#domain/notices.ts';
import { readable } from './readable.ts';
import { allRows, type Row } from './table.ts';

export const noticeKind = 'notice';

const idRow = z.looseObject({ id: z.string() });

/** The few notices of unsent mails name the order after the kind of the mail. */
const ofMails = ['mail ', 'untaken confirmation:'];

/**
 * The notices about these orders or accounts. Each open part has one, tens of thousands in all, but its name begins with
 * the event and the order.
 */
export const noticesAbout = async (
  db: DynamoDBDocumentClient,
  table: string,
  marks: readonly string[],
): Promise<Row[]> => {
  const beginnings = [
    ...marks.flatMap((mark) => noticeEvents.map((event) => `${event} ${mark}`)),
    ...ofMails,
  ];
  const found = await Promise.all(
    beginnings.map((beginning) =>
      allRows(db, table, {
        by: 'kind = :kind AND begins_with(id, :beginning)',
        with: { kind: noticeKind, beginning },
        ConsistentRead: true,
      }),
    ),
  );
  return readable(idRow, found.flat()).filter(({ id }) => marks.some((mark) => id.includes(mark)));
};
