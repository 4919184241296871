import type { OwnRequest } from '#domain/wire/own-requests.ts';
import type { RequestRecord } from '#lambdas/storage/requests.ts';

/** A request as its customer reads it; the schema of the answer leaves out the rest of the row. */
export const toOwn = ({ id, kind, asked_at, due_at, answered_at, asked }: RequestRecord): OwnRequest => ({
  ...{ id, kind, asked_at, due_at },
  ...(answered_at !== undefined && { answered_at }),
  ...(asked && { asked }),
});
