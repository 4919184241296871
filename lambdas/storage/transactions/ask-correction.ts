import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CorrectionAnswer, RequestKey } from '#domain/requests.ts';
import { goingOn, type Session } from '../ended.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { type RequestRecord, recordPut } from '../requests.ts';
import { changeOf } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { readonly requests: string; readonly outbox: string; readonly profiles: string };
type Asker = Session & { readonly userId: string };

export const createAskedCorrectionsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Enters a request into the register, with its mails. False when it is there already, or when the session has ended, as
   * at an erasure.
   */
  const ask = (asker: Asker, row: RequestRecord, mails: readonly OutboxRecord[]): Promise<boolean> => {
    const session = goingOn(tables.profiles, asker.userId, asker);
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    return isWritten(transact(db, [{ ConditionCheck: session }, recordPut(tables.requests, row), ...puts]));
  };

  /** Answers a request together with its mail. False when it was answered meanwhile, or its words were erased. */
  const answer = (
    { who, id }: RequestKey,
    given: CorrectionAnswer,
    mail: OutboxRecord,
    now: Date,
  ): Promise<boolean> => {
    const Update = changeOf(tables.requests, {
      key: { who, id },
      to: 'SET #state = :answered, answered_at = :now, asked.answer = :answer',
      if: '#state = :open AND attribute_exists(asked)',
      with: { answered: 'answered', open: 'open', now: now.toISOString(), answer: given },
    });
    return isWritten(transact(db, [{ Update }, outboxPut(tables.outbox, mail)]));
  };

  return { ask, answer };
};
export type AskedCorrectionsStore = ReturnType<typeof createAskedCorrectionsStore>;
