import {
  AdminAddUserToGroupCommand,
  AdminEnableUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { staffGroups } from '#domain/staff-groups.ts';

type Group = (typeof staffGroups)[keyof typeof staffGroups];

/** What the pool knows of those who work here: their groups, which their tokens carry, and that they may sign in. */
export const createStaffAccounts = (UserPoolId: string) => {
  const client = new CognitoIdentityProviderClient({});

  /** In these groups and no other; repeating changes nothing. */
  const setGroups = async (userId: string, groups: readonly Group[]): Promise<void> => {
    for (const GroupName of Object.values(staffGroups)) {
      const membership = { UserPoolId, Username: userId, GroupName };
      const Command = groups.includes(GroupName)
        ? AdminAddUserToGroupCommand
        : AdminRemoveUserFromGroupCommand;
      await client.send(new Command(membership));
    }
  };

  const enable = async (userId: string): Promise<void> => {
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username: userId }));
  };

  return { setGroups, enable };
};
export type StaffAccounts = ReturnType<typeof createStaffAccounts>;
