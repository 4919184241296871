import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addHours } from '#domain/dates.ts';
import { undoLinkHours } from '#domain/links.ts';
import type { Proved } from '#domain/proof.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profile-record.ts';
import { spending } from '../proofs.ts';
import { changeOf, changeRow, checkOf } from '../table.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

/** The oldest are kept: they are the account owner's, whatever an intruder changes later. */
const mostFormers = 10;

/** An unverified address may belong to a stranger, who must not get the account by a link. */
const formersAfter = (before: ProfileRecord, email: string, now: Date) => {
  const since = addHours(now, -undoLinkHours).toISOString();
  const open = (before.former_addresses ?? []).filter(({ at }) => at > since);
  const isUndoable = before.email_validated && before.email !== email;
  const entry = { email: before.email, at: now.toISOString() };
  return [...open, ...(isUndoable ? [entry] : [])].slice(0, mostFormers);
};

/** A customer, by a proof of the password, or an administrator (the id of the account). */
export type ChangedBy = Proved | { readonly who: string };

/** Whoever owns a mailbox that an administrator chose is not known to be the customer. One that the account had needs no seal. */
const sealAfter = ({ email: former, sealed }: ProfileRecord, email: string, who: string, now: Date) => {
  if (former === email && !sealed) return undefined;
  const before = former === email ? (sealed?.who ?? []) : [];
  return { who: [...new Set([...before, who])], at: now.toISOString() };
};

/** What differs by who changes the address: the proof that is spent, and the seal. */
const partOf = (before: ProfileRecord, email: string, by: ChangedBy, now: Date) => {
  if (!('who' in by)) {
    const spent = spending(by);
    return { set: `, ${spent.set}`, remove: ', sealed', if: ` AND ${spent.if}`, with: spent.with };
  }
  const sealed = sealAfter(before, email, by.who, now);
  return { set: sealed ? ', sealed = :sealed' : '', remove: '', if: '', with: sealed && { sealed } };
};

type Tables = { orders: string; profiles: string; staff: string; outbox: string };

const ifNotInvited =
  'attribute_not_exists(user_id) OR attribute_exists(accepted_at) OR attribute_exists(left_at)';

export const createAddressesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Sets a new, unverified address on the order: its reports' mails wait again. Repeating changes nothing. */
  const moveOrder = async (id: string, email: string): Promise<void> => {
    await isWritten(
      changeRow(db, tables.orders, {
        key: { id },
        to: 'SET customer_info.email = :email, email_validated = :false REMOVE email_validated_at ADD version :one',
        if: 'attribute_exists(id) AND (customer_info.email <> :email OR email_validated = :true)',
        with: { email, false: false, true: true, one: 1 },
      }),
    );
  };

  /**
   * Sets a new address on the account, without verification and without a problem, and writes the mails about it. A
   * customer's change spends the proof of the password and ends a seal; an administrator's one seals. Throws `Moved` when another change, a verification or an
   * invitation to the atelier came first, or the proof has served another act.
   */
  const change = async (
    before: ProfileRecord,
    email: string,
    mails: readonly OutboxRecord[],
    now: Date,
    by: ChangedBy,
  ): Promise<void> => {
    const { user_id, email: former, email_validated } = before;
    const part = partOf(before, email, by, now);
    const profile = changeOf(tables.profiles, {
      key: { user_id },
      to: `SET email = :email, email_validated = :false, email_changed_at = :now, former_addresses = :formers${part.set} REMOVE email_problem${part.remove}`,
      if: `email = :former AND email_validated = :validated${part.if}`,
      with: {
        ...part.with,
        email,
        false: false,
        now: now.toISOString(),
        former,
        validated: email_validated,
        formers: formersAfter(before, email, now),
      },
    });
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    const invitation = checkOf(tables.staff, { key: { user_id }, if: ifNotInvited });
    await unlessMoved(
      transact(db, [{ Update: profile }, { ConditionCheck: invitation }, ...puts]),
      'profile',
    );
  };

  return { moveOrder, change };
};
export type AddressesStore = ReturnType<typeof createAddressesStore>;
