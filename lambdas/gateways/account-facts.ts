import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

/** What the user pool says about an account; nobody can read its password there. */
export const createAccountFacts = (userPoolId: string) => {
  const client = new CognitoIdentityProviderClient({});

  /** Undefined once the account is erased. */
  const read = async (userId: string): Promise<Readonly<Record<string, unknown>> | undefined> => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId }));
      const attributes = (user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]);
      return {
        ...Object.fromEntries(attributes),
        user_status: user.UserStatus,
        enabled: user.Enabled,
        created_at: user.UserCreateDate?.toISOString(),
        modified_at: user.UserLastModifiedDate?.toISOString(),
      };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  };
  return { read };
};
export type AccountFacts = ReturnType<typeof createAccountFacts>;
