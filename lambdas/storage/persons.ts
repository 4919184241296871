import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type KnownPerson, maxPersons } from '#domain/persons.ts';
import { ifNotEnded } from './ended.ts';
import { isWritten } from './writes.ts';

/** The other persons of an account lie in its own row: no other account can reach them, and they are erased with it. */
export const createPersonsStore = (db: DynamoDBDocumentClient, table: string) => {
  const update = (
    userId: string,
    issuedAt: number,
    [expression, condition]: readonly [string, string],
    { names, values }: { names?: Record<string, string>; values?: Record<string, unknown> },
  ): Promise<boolean> =>
    isWritten(
      db.send(
        new UpdateCommand({
          TableName: table,
          Key: { user_id: userId },
          UpdateExpression: expression,
          ConditionExpression: `attribute_exists(user_id) AND ${condition} AND ${ifNotEnded}`,
          ...(names && { ExpressionAttributeNames: names }),
          ExpressionAttributeValues: { ...values, ':made': issuedAt },
        }),
      ),
    );

  /** DynamoDB writes into a map only where there is one. */
  const open = (userId: string, issuedAt: number): Promise<boolean> =>
    update(userId, issuedAt, ['SET persons = :none', 'attribute_not_exists(persons)'], {
      values: { ':none': {} },
    });

  /**
   * Adds a person or replaces the one with this id; false, and nothing is written, when the account has its ten persons
   * already or the session has ended.
   */
  const keep = async (userId: string, { id, ...person }: KnownPerson, issuedAt: number): Promise<boolean> => {
    await open(userId, issuedAt);
    return update(
      userId,
      issuedAt,
      ['SET persons.#id = :person', '(size(persons) < :most OR attribute_exists(persons.#id))'],
      { names: { '#id': id }, values: { ':person': person, ':most': maxPersons } },
    );
  };

  /** An absent person stays absent. */
  const forget = async (userId: string, id: string, issuedAt: number): Promise<void> => {
    await update(userId, issuedAt, ['REMOVE persons.#id', 'attribute_exists(persons.#id)'], {
      names: { '#id': id },
    });
  };

  return { keep, forget };
};
export type PersonsStore = ReturnType<typeof createPersonsStore>;
