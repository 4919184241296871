import {
  AdminAddUserToGroupCommand,
  AdminEnableUserCommand,
  AdminRemoveUserFromGroupCommand,
  type AdminRemoveUserFromGroupCommandInput,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { staffGroups } from '#domain/staff-groups.ts';

type Group = (typeof staffGroups)[keyof typeof staffGroups];

/** The staff's accounts in the pool: their groups, which their tokens contain, and their right to sign in. */
export const createStaffAccounts = (UserPoolId: string) => {
  const client = new CognitoIdentityProviderClient({});

  /** An account that the pool has lost is in no group any more. */
  const leaveGroup = async (membership: AdminRemoveUserFromGroupCommandInput): Promise<void> => {
    await client.send(new AdminRemoveUserFromGroupCommand(membership)).catch((error: unknown) => {
      if (!(error instanceof UserNotFoundException)) throw error;
    });
  };

  /** Puts the account into exactly these groups; repeating changes nothing. */
  const setGroups = async (userId: string, groups: readonly Group[]): Promise<void> => {
    for (const GroupName of Object.values(staffGroups)) {
      const membership = { UserPoolId, Username: userId, GroupName };
      if (groups.includes(GroupName)) await client.send(new AdminAddUserToGroupCommand(membership));
      else await leaveGroup(membership);
    }
  };

  const enable = async (userId: string): Promise<void> => {
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username: userId }));
  };

  return { setGroups, enable };
};
export type StaffAccounts = ReturnType<typeof createStaffAccounts>;
