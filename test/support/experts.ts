import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Discipline } from '#domain/catalogue.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import { staffRecord } from './builders.ts';
import { newCustomer, signIn, signUp, type TestCustomer } from './customers.ts';
import { claimsOf } from './jwt.ts';
import { poolClient, poolId } from './pool.ts';
import { putRow } from './rows.ts';

export type TestMember = TestCustomer & { readonly userId: string; readonly name: string };

const letters = () => Array.from({ length: 8 }, () => 'abcdefghij'.charAt(Math.random() * 10)).join('');

/** An account that the owner has put into a group; it signs in after that, so that its token says so. */
const newMember = async (GroupName: string, discipline?: Discipline): Promise<TestMember> => {
  const account = await signUp('auth');
  const user = { UserPoolId: poolId(), Username: account.email };
  await poolClient().send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  const session = await signIn(account);
  const userId = claimsOf(session.access).sub;
  const name = `Ines Essai${letters()}`;
  const is_administrator = GroupName === staffGroups.administrators;
  await putRow('Staff', staffRecord({ user_id: userId, name, discipline, is_administrator }));
  return { ...account, ...session, userId, name };
};

/** An expert of a discipline, unlike any other. */
export const newExpert = (discipline: Discipline): Promise<TestMember> =>
  newMember(staffGroups.experts, discipline);

export const newAdministrator = (): Promise<TestMember> => newMember(staffGroups.administrators);

/** A customer, an expert of numerology, a colleague, one of another discipline, and an administrator. */
export const newStaff = async () => {
  const [customer, expert, colleague, foreign, administrator] = await Promise.all([
    newCustomer(),
    newExpert('numerologie'),
    newExpert('numerologie'),
    newExpert('human-design'),
    newAdministrator(),
  ]);
  return { customer, expert, colleague, foreign, administrator };
};
