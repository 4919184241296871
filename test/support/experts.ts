import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import { signers } from '#content/writers.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import { keyFor } from '#test/support/keys.ts';
import { enrolFactor } from '../../bin/local/factor.ts';
import { staffRecord } from './builders.ts';
import { newCustomer, signIn, signUp, type TestCustomer } from './customers.ts';
import { claimsOf } from './jwt.ts';
import { poolClient, poolId } from './pool.ts';
import { putRow, setAttribute } from './rows.ts';

export type TestMember = TestCustomer & {
  readonly userId: string;
  readonly name: string;
  readonly totpSecret: string;
};

const letters = () => Array.from({ length: 8 }, () => 'abcdefghij'.charAt(Math.random() * 10)).join('');

/** An account with a verified address, a staff row and the pool's group; an expert has a name that the shop shows. */
const newAccount = async (GroupName: string, discipline?: Discipline, shown?: string) => {
  const account = await signUp('auth');
  const userId = claimsOf((await signIn(account)).access).sub;
  const user = { UserPoolId: poolId(), Username: account.email };
  await poolClient().send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  const name = shown ?? (discipline ? signers[discipline][0] : `Ines Essai${letters()}`);
  const is_administrator = GroupName === staffGroups.administrators;
  await putRow('Staff', staffRecord({ user_id: userId, name, discipline, is_administrator }));
  await setAttribute('Profiles', ['user_id', userId], 'email_validated', true);
  return { ...account, userId, name };
};

/** An expert who has not enrolled the second factor yet. */
export const newcomer = (discipline: Discipline) => newAccount(staffGroups.experts, discipline);

/** With a second factor; later sign-ins give tokens with the group. */
const newMember = async (GroupName: string, discipline?: Discipline, shown?: string): Promise<TestMember> => {
  const account = await newAccount(GroupName, discipline, shown);
  const totpSecret = await enrolFactor(poolClient(), inject('shop').outputs, account);
  return { ...account, ...(await signIn({ ...account, totpSecret })), totpSecret };
};

/** A new expert of a discipline. */
export const newExpert = (discipline: Discipline, name?: string): Promise<TestMember> =>
  newMember(staffGroups.experts, discipline, name);

export const newAdministrator = (): Promise<TestMember> => newMember(staffGroups.administrators);

/** A customer, an expert of numerology, a colleague, an expert of another discipline, and an administrator. */
export const newStaff = async () => {
  const [customer, expert, colleague, foreign, administrator] = await Promise.all([
    newCustomer(),
    newExpert(keyFor.numbers),
    newExpert(keyFor.numbers, signers[keyFor.numbers][1]),
    newExpert(keyFor.design),
    newAdministrator(),
  ]);
  return { customer, expert, colleague, foreign, administrator };
};
