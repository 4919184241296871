import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  paginateListUsers,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  paginateQuery,
  paginateScan,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';

type Place = {
  readonly pool: CognitoIdentityProviderClient;
  readonly db: DynamoDBDocumentClient;
  readonly UserPoolId: string;
  readonly profiles: string;
  readonly orders: string;
};
type Row = Readonly<Record<string, unknown>>;
type Attributes = readonly { Name?: string | undefined; Value?: string | undefined }[];

/** The pool client of the account in the environment. */
export const ownPool = (): CognitoIdentityProviderClient => new CognitoIdentityProviderClient({});

const subjectOf = (attributes: Attributes = []): string => {
  const sub = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('the account has no subject');
  return sub;
};

/** Profiles without an account in the pool; only that of one address, if given. */
const orphans = async (
  { pool, db, UserPoolId, profiles }: Place,
  only: string | undefined,
): Promise<Row[]> => {
  const known = new Set<unknown>();
  for await (const { Users = [] } of paginateListUsers({ client: pool }, { UserPoolId }))
    for (const { Attributes } of Users) known.add(subjectOf(Attributes));
  const rows: Row[] = [];
  const scan = { TableName: profiles, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: db }, scan))
    rows.push(...Items.filter(({ user_id, email }) => !known.has(user_id) && (!only || email === only)));
  return rows;
};

/** Creates the account without a password and without a mail, or finds the one of an interrupted run. */
const ensureAccount = async ({ pool, UserPoolId }: Place, email: string): Promise<string> => {
  const user = { UserPoolId, Username: email };
  const UserAttributes = [{ Name: 'email', Value: email }];
  try {
    const made = new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' });
    return subjectOf((await pool.send(made)).User?.Attributes);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    return subjectOf((await pool.send(new AdminGetUserCommand(user))).UserAttributes);
  }
};

const moveOrders = async ({ db, orders }: Place, from: unknown, to: string): Promise<void> => {
  const query = {
    TableName: orders,
    IndexName: 'by-user',
    KeyConditionExpression: 'user_id = :from',
    ExpressionAttributeValues: { ':from': from },
  };
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) {
    for (const { id } of Items) {
      const update = new UpdateCommand({
        TableName: orders,
        Key: { id },
        UpdateExpression: 'SET user_id = :to ADD version :one',
        ConditionExpression: 'user_id = :from',
        ExpressionAttributeValues: { ':from': from, ':to': to, ':one': 1 },
      });
      await db.send(update);
    }
  }
};

/** The profile is moved last: while it has its old id, the account is not restored. */
const moveProfile = async ({ db, profiles: TableName }: Place, row: Row, user_id: string): Promise<void> => {
  const put = {
    TableName,
    Item: { ...row, user_id },
    ConditionExpression: 'attribute_not_exists(user_id)',
  };
  const gone = { TableName, Key: { user_id: row.user_id } };
  await db.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, { Delete: gone }] }));
};

/**
 * Creates the accounts of profiles without one, and moves their orders to them. `isDry` only reads. Returns the
 * addresses that were (or would be) restored, and those that failed.
 */
export const restoreAccounts = async (
  client: DynamoDBClient,
  {
    isDry,
    only,
    ...given
  }: Omit<Place, 'db'> & { readonly isDry: boolean; readonly only?: string | undefined },
): Promise<{ readonly restored: readonly string[]; readonly failed: readonly string[] }> => {
  const place = { ...given, db: DynamoDBDocumentClient.from(client) };
  const restored: string[] = [];
  const failed: string[] = [];
  for (const row of await orphans(place, only)) {
    const email = String(row.email);
    try {
      if (!isDry) {
        const userId = await ensureAccount(place, email);
        await moveOrders(place, row.user_id, userId);
        await moveProfile(place, row, userId);
      }
      restored.push(email);
    } catch (error) {
      failed.push(`${email} (${error instanceof Error ? error.name : 'unknown'})`);
    }
  }
  return { restored, failed };
};
