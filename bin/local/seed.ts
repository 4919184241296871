import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type SeededAccount, seededAccounts } from './accounts.ts';
import { awsClientConfig } from './aws.ts';
import { type Outputs, outputOf } from './deploy.ts';
import { enrolFactor } from './factor.ts';
import { readJson, writeJson } from './files.ts';
import type { Account } from './run-file.ts';
import { seededPersons } from './seeded-births.ts';

const groups = { customer: undefined, expert: 'experts', administrator: 'administrators' } as const;

type EnsuredUser = { readonly subject: string; readonly hasFactor: boolean };

/** The account in the pool; it is created if it does not exist. */
const ensureUser = async (
  cognito: CognitoIdentityProviderClient,
  pool: { UserPoolId: string },
  account: SeededAccount,
): Promise<EnsuredUser> => {
  const user = { ...pool, Username: account.email };
  const UserAttributes = [
    { Name: 'email', Value: account.email },
    { Name: 'email_verified', Value: 'true' },
  ];
  try {
    await cognito.send(new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' }));
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  // Set at every start, so that the printed password is valid.
  await cognito.send(
    new AdminSetUserPasswordCommand({ ...user, Password: account.password, Permanent: true }),
  );
  const GroupName = groups[account.role];
  if (GroupName) await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  const { UserAttributes: stored, UserMFASettingList } = await cognito.send(new AdminGetUserCommand(user));
  const subject = stored?.find(({ Name }) => Name === 'sub')?.Value;
  if (!subject) throw new Error(`The account ${account.email} has no subject.`);
  return { subject, hasFactor: UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false };
};

const profileOf = (userId: string, account: SeededAccount, now: Date) => ({
  user_id: userId,
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  email_validated: true,
  created_at: now.toISOString(),
  ...(account.birth && {
    birth_date: account.birth.date,
    birth_time: account.birth.time,
    birth_place: account.birth.place,
    persons: seededPersons(now),
  }),
});

/** The row of an expert or administrator who has accepted the invitation. */
const staffRow = (userId: string, account: SeededAccount, now: Date) => ({
  user_id: userId,
  name: `${account.firstName} ${account.lastName}`,
  is_administrator: account.role === 'administrator',
  invited_at: now.toISOString(),
  accepted_at: now.toISOString(),
  ...(account.discipline && { discipline: account.discipline }),
});

/** Creates the row unless it exists; an existing one is kept. */
const ensureRow = async (
  documents: DynamoDBDocumentClient,
  TableName: string,
  Item: ReturnType<typeof profileOf> | ReturnType<typeof staffRow>,
): Promise<void> => {
  try {
    await documents.send(
      new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(user_id)' }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

const secretsSchema = z.record(z.string(), z.string());

/** The secret of the second factor is stored with the data, because the pool returns it only once. */
const ensureFactor = async (
  known: string | undefined,
  { hasFactor }: EnsuredUser,
  enrol: () => Promise<string>,
): Promise<string> => (hasFactor && known ? known : enrol());

/**
 * Creates the accounts that are printed at the start, staff with their second factor. Repeating changes only their
 * passwords.
 */
export const seed = async (
  endpoint: string,
  outputs: Outputs,
  stateFolder: string,
): Promise<readonly Account[]> => {
  const cognito = new CognitoIdentityProviderClient(awsClientConfig(endpoint));
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(awsClientConfig(endpoint)));
  const pool = { UserPoolId: outputOf(outputs, 'UserPoolId') };
  const profiles = outputOf(outputs, 'ProfilesTable');
  const staff = outputOf(outputs, 'StaffTable');
  const now = new Date();
  const file = join(stateFolder, 'factors.json');
  const known = (await readJson(file, secretsSchema)) ?? {};
  const accounts = await Promise.all(
    seededAccounts.map(async (account): Promise<Account> => {
      const { role, email, password, discipline } = account;
      const user = await ensureUser(cognito, pool, account);
      await ensureRow(documents, profiles, profileOf(user.subject, account, now));
      const described = { role, email, password, ...(discipline && { discipline }) };
      if (role === 'customer') return described;
      await ensureRow(documents, staff, staffRow(user.subject, account, now));
      const enrol = () => enrolFactor(cognito, outputs, account);
      return { ...described, totp_secret: await ensureFactor(known[email], user, enrol) };
    }),
  );
  const secrets = accounts.flatMap(({ email, totp_secret }) => (totp_secret ? [[email, totp_secret]] : []));
  await writeJson(file, Object.fromEntries(secrets));
  return accounts;
};
