import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type KnownPerson, maxPersons } from '#domain/persons.ts';
import { ifGoingOn, type Session } from './ended.ts';
import { type Change, changeRow } from './table.ts';
import { isWritten } from './writes.ts';

/** The other persons of an account lie in its own row: no other account can reach them, and they are erased with it. */
export const createPersonsStore = (db: DynamoDBDocumentClient, table: string) => {
  const update = (userId: string, session: Session, change: Omit<Change, 'key'>): Promise<boolean> => {
    const goingOn = ifGoingOn(session);
    return isWritten(
      changeRow(db, table, {
        key: { user_id: userId },
        to: change.to,
        if: `${goingOn.if} AND ${change.if}`,
        with: { ...goingOn.with, ...change.with },
        names: { ...goingOn.names, ...change.names },
      }),
    );
  };

  /** DynamoDB writes into a map only where there is one. */
  const open = (userId: string, session: Session): Promise<boolean> =>
    update(userId, session, {
      to: 'SET persons = :none',
      if: 'attribute_not_exists(persons)',
      with: { none: {} },
    });

  /**
   * Adds a person or replaces the one with this id; false, and nothing is written, when the account has its ten persons
   * already or the session has ended.
   */
  const keep = async (userId: string, { id, ...person }: KnownPerson, session: Session): Promise<boolean> => {
    await open(userId, session);
    return update(userId, session, {
      to: 'SET persons.#id = :person',
      if: '(size(persons) < :most OR attribute_exists(persons.#id))',
      with: { person, most: maxPersons },
      names: { id },
    });
  };

  /** An absent person stays absent. */
  const forget = async (userId: string, id: string, session: Session): Promise<void> => {
    const change = { to: 'REMOVE persons.#id', if: 'attribute_exists(persons.#id)', names: { id } };
    await update(userId, session, change);
  };

  /** The same without a session: the person itself asks for it. */
  const drop = async (userId: string, id: string): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: { user_id: userId },
        to: 'REMOVE persons.#id',
        if: 'attribute_exists(persons.#id)',
        names: { id },
      }),
    );
  };

  return { keep, forget, drop };
};
export type PersonsStore = ReturnType<typeof createPersonsStore>;
