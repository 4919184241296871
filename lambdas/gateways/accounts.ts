import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  InvalidPasswordException,
  paginateListUsersInGroup,
  RespondToAuthChallengeCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AuthTokens } from '#domain/api.ts';

export type Account = {
  readonly userId: string;
  /** False between creation and password: repeating the sign-up completes it. */
  readonly isComplete: boolean;
};

type Pool = { userPoolId: string; clientId: string };
type Attributes = readonly { Name?: string | undefined; Value?: string | undefined }[];

const subjectOf = (attributes: Attributes | undefined): string => {
  const sub = attributes?.find((attribute) => attribute.Name === 'sub')?.Value;
  if (!sub) throw new Error('the account has no subject');
  return sub;
};

/** The user pool: accounts are made here only, without Cognito's own mails. */
export const createAccounts = ({ userPoolId, clientId }: Pool) => {
  const client = new CognitoIdentityProviderClient({});

  const find = async (email: string): Promise<Account | undefined> => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }));
      return { userId: subjectOf(user.UserAttributes), isComplete: user.UserStatus === 'CONFIRMED' };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  };

  /** A new account without password, or the one that has this address already. */
  const create = async (email: string): Promise<Account> => {
    try {
      const answer = await client.send(
        new AdminCreateUserCommand({
          UserPoolId: userPoolId,
          Username: email,
          MessageAction: 'SUPPRESS',
          UserAttributes: [{ Name: 'email', Value: email }],
        }),
      );
      return { userId: subjectOf(answer.User?.Attributes), isComplete: false };
    } catch (error) {
      const existing = error instanceof UsernameExistsException ? await find(email) : undefined;
      if (!existing) throw error;
      return existing;
    }
  };

  /** Sets the password for good, which completes the account. False when the pool's policy refuses it. */
  const setPassword = async (email: string, password: string): Promise<boolean> => {
    try {
      await client.send(
        new AdminSetUserPasswordCommand({
          UserPoolId: userPoolId,
          Username: email,
          Password: password,
          Permanent: true,
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof InvalidPasswordException) return false;
      throw error;
    }
  };

  /** Another address to sign in with, at once; sessions stay. False when another account has it. */
  const rename = async (userId: string, email: string): Promise<boolean> => {
    const UserAttributes = [
      { Name: 'email', Value: email },
      // To the pool only: otherwise nobody could sign in with it. The shop asks for its own proof.
      { Name: 'email_verified', Value: 'true' },
    ];
    try {
      await client.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: userId, UserAttributes }),
      );
      return true;
    } catch (error) {
      if (error instanceof AliasExistsException) return false;
      throw error;
    }
  };

  /** A session made by the server: the custom challenge is answered with a one-minute single-use secret. */
  const startSession = async (username: string, secret: string): Promise<AuthTokens | undefined> => {
    const challenge = await client.send(
      new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: username },
      }),
    );
    const answer = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: challenge.Session,
        ChallengeResponses: { USERNAME: username, ANSWER: secret },
      }),
    );
    const { AccessToken: access, RefreshToken: refresh } = answer.AuthenticationResult ?? {};
    return access && refresh ? { access_token: access, refresh_token: refresh } : undefined;
  };

  /** Revokes the refresh tokens of all devices; access tokens end by themselves within 15 minutes. */
  const endSessions = async (email: string): Promise<void> => {
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: email }));
  };

  /** Nobody signs in with it any more; without effect when it is gone. */
  const remove = async (userId: string): Promise<void> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  };

  /** Subjects of a group's accounts. */
  const membersOf = async (group: string): Promise<string[]> => {
    const members: string[] = [];
    const query = { UserPoolId: userPoolId, GroupName: group };
    for await (const { Users = [] } of paginateListUsersInGroup({ client }, query)) {
      members.push(
        ...Users.filter(({ Enabled }) => Enabled !== false).map((user) => subjectOf(user.Attributes)),
      );
    }
    return members;
  };

  return { find, create, setPassword, rename, startSession, endSessions, remove, membersOf };
};
export type Accounts = ReturnType<typeof createAccounts>;
