import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CorrectionAnswer, RequestKey } from '#domain/requests.ts';
import { goingOn, type Session } from '../ended.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { type RequestRecord, recordPut } from '../requests.ts';
import { changeOf, changeRow } from '../table.ts';
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

  /** The same for somebody with a link and no session. */
  const askByLink = (row: RequestRecord, mails: readonly OutboxRecord[]): Promise<boolean> =>
    isWritten(
      transact(db, [recordPut(tables.requests, row), ...mails.map((mail) => outboxPut(tables.outbox, mail))]),
    );

  /** Answers a request together with its mail, if somebody is written to. False when it was answered meanwhile, or its words were erased. */
  const answer = (
    { who, id }: RequestKey,
    given: CorrectionAnswer,
    mails: readonly OutboxRecord[],
    now: Date,
  ): Promise<boolean> => {
    const Update = changeOf(tables.requests, {
      key: { who, id },
      to: 'SET #state = :answered, answered_at = :now, asked.answer = :answer',
      if: '#state = :open AND attribute_exists(asked)',
      with: { answered: 'answered', open: 'open', now: now.toISOString(), answer: given },
    });
    return isWritten(transact(db, [{ Update }, ...mails.map((mail) => outboxPut(tables.outbox, mail))]));
  };

  /** Answers the erasure of a person studied; kind and dates stay. */
  const finish = async (key: RequestKey, now: Date): Promise<void> => {
    await isWritten(
      changeRow(db, tables.requests, {
        key: { who: key.who, id: key.id },
        to: 'SET #state = :answered, answered_at = if_not_exists(answered_at, :now) REMOVE erasing',
        if: 'attribute_exists(who)',
        with: { answered: 'answered', now: now.toISOString() },
      }),
    );
  };

  return { ask, askByLink, answer, finish };
};
export type AskedCorrectionsStore = ReturnType<typeof createAskedCorrectionsStore>;
