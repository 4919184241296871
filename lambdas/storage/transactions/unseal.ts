import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { closedIssue, openIssue } from '../issues.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profile-record.ts';
import { changeOf } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { readonly profiles: string; readonly issues: string; readonly outbox: string };
type Sealed = Pick<ProfileRecord, 'user_id' | 'email'> & {
  readonly sealed: NonNullable<ProfileRecord['sealed']>;
};

/** What a mailbox that an administrator chose needs to set a password: its wish, and another administrator. */
export const createUnsealingsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Notes the wish and tells «À traiter», once. False when there is one already or the seal is another by now. */
  const ask = ({ user_id, sealed }: Sealed, now: Date): Promise<boolean> => {
    const since = now.toISOString();
    const wish = changeOf(tables.profiles, {
      key: { user_id },
      to: 'SET sealed.asked_at = :now',
      if: 'sealed.#at = :at AND attribute_not_exists(sealed.asked_at)',
      with: { now: since, at: sealed.at },
    });
    return isWritten(
      transact(db, [{ Update: wish }, openIssue(tables.issues, { kind: 'sealed', id: user_id, since })]),
    );
  };

  /**
   * Sets the instant from which a link sets a password, with the mails about it. False when the administrator chose the
   * mailbox, nobody asks, or the seal is another by now.
   */
  const confirm = (
    { user_id, email, sealed }: Sealed,
    who: string,
    opensAt: string,
    mails: readonly OutboxRecord[],
  ): Promise<boolean> => {
    const opened = changeOf(tables.profiles, {
      key: { user_id },
      to: 'SET sealed.opens_at = :opens',
      if: 'email = :email AND sealed.#at = :at AND attribute_exists(sealed.asked_at) AND attribute_not_exists(sealed.opens_at) AND NOT contains(sealed.who, :who)',
      with: { opens: opensAt, email, at: sealed.at, who },
    });
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    const issue = closedIssue(tables.issues, { kind: 'sealed', id: user_id });
    return isWritten(transact(db, [{ Update: opened }, issue, ...puts]));
  };

  return { ask, confirm };
};
export type UnsealingsStore = ReturnType<typeof createUnsealingsStore>;
