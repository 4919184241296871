import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ifNotEnded } from '../ended.ts';
import type { ProfileRecord } from '../profile-record.ts';
import { ifUnsealed } from '../sealed.ts';
import { changeOf } from '../table.ts';
import { type TokenRecord, useOnce } from '../tokens.ts';
import { isWritten, transact } from '../writes.ts';

/** An erasure that has begun goes on. A wish for one, which somebody else may have left in the account, is taken back. */
const unlessClosing = '(attribute_not_exists(closing) OR closing = :asked)';
const asked = 'asked';

export const createVerificationsStore = (
  db: DynamoDBDocumentClient,
  tables: { tokens: string; profiles: string },
) => {
  /**
   * The first use of a link verifies the address and takes a wish to close the account back: token and profile change in
   * one transaction. `by`: a browser that is at home in the account ends its seal; the mailbox alone does not. False when
   * another use came first, or the account is sealed.
   */
  const consume = async (
    token: TokenRecord,
    now: Date,
    by: 'mailbox' | 'account' = 'mailbox',
  ): Promise<boolean> => {
    const unsealed = by === 'mailbox' ? { if: ifUnsealed, with: { now: now.toISOString() } } : undefined;
    const verified = changeOf(tables.profiles, {
      key: { user_id: token.user_id },
      to: 'SET email_validated = :true REMOVE closing, closes_at, sealed',
      if: [
        ...['email = :email', 'attribute_not_exists(locked_at)', ifNotEnded, unlessClosing],
        ...(unsealed ? [unsealed.if] : []),
      ].join(' AND '),
      with: {
        ...{ true: true, email: token.email, made: token.minted_at, asked },
        ...unsealed?.with,
      },
    });
    const use = useOnce(tables.tokens, token.hash, token.purpose, now);
    return isWritten(transact(db, [{ Update: use }, { Update: verified }]));
  };

  /**
   * Undoes a change of address: uses the link, restores the former address as verified and takes a wish to close the
   * account back; no later change can be undone afterwards. False when link or profile changed since they were read.
   * Ending an account's sessions does not end such a link.
   */
  const restore = async (token: TokenRecord, before: ProfileRecord, now: Date): Promise<boolean> => {
    const at = token.changed_at ?? '';
    const restored = changeOf(tables.profiles, {
      key: { user_id: token.user_id },
      to: 'SET email = :email, email_validated = :true, email_changed_at = :now, former_addresses = :formers REMOVE email_problem, closing, closes_at, sealed',
      if: `email = :before AND email_changed_at = :changed AND ${unlessClosing}`,
      with: {
        email: token.email,
        true: true,
        now: now.toISOString(),
        formers: (before.former_addresses ?? []).filter((former) => former.at < at),
        before: before.email,
        changed: before.email_changed_at,
        asked,
      },
    });
    const use = useOnce(tables.tokens, token.hash, token.purpose, now);
    return isWritten(transact(db, [{ Update: use }, { Update: restored }]));
  };

  return { consume, restore };
};
export type VerificationsStore = ReturnType<typeof createVerificationsStore>;
