import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  InvalidPasswordException,
  RespondToAuthChallengeCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import { signUpMark } from '#domain/sign-up-mark.ts';
import type { AuthTokens } from '#domain/wire/api.ts';

const claimsSchema = z.object({ origin_jti: z.string() });

/** The id that all tokens of a session share, refreshed ones too, read from a token that the pool has just issued. */
const originOf = (accessToken: string): string => {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return claimsSchema.parse(JSON.parse(payload)).origin_jti;
};

/** Only our sign-up writes this attribute; accounts created otherwise do not have it. */
const signUpAttribute = (Value: 'begun' | 'complete') => ({ Name: `custom:${signUpMark}`, Value });

type Attributes = readonly { Name?: string | undefined; Value?: string | undefined }[];

const attributeOf = (attributes: Attributes | undefined, name: string): string | undefined =>
  attributes?.find((attribute) => attribute.Name === name)?.Value;

const subjectOf = (attributes: Attributes | undefined): string => {
  const sub = attributeOf(attributes, 'sub');
  if (!sub) throw new Error('the account has no subject');
  return sub;
};

export type Account = {
  readonly userId: string;
  /** Created by our own sign-up and still without a password: repeating the sign-up completes it. */
  readonly isHalfMade: boolean;
};
/** `isNew`: created by this call. */
export type MadeAccount = Account & { readonly isNew: boolean };

/** `originJti`: the id that all tokens of the session share. */
type MadeSession = { readonly tokens: AuthTokens; readonly originJti: string };
type Pool = { userPoolId: string; clientId: string };
const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof UserNotFoundException)) throw error;
};

/** The user pool. Accounts are created only here, without Cognito's own mails. */
export const createAccounts = ({ userPoolId, clientId }: Pool) => {
  const client = new CognitoIdentityProviderClient({});

  const find = async (email: string): Promise<Account | undefined> => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }));
      const { Name, Value } = signUpAttribute('begun');
      const isWithoutPassword = user.UserStatus === 'FORCE_CHANGE_PASSWORD' && user.Enabled !== false;
      return {
        userId: subjectOf(user.UserAttributes),
        isHalfMade: isWithoutPassword && attributeOf(user.UserAttributes, Name) === Value,
      };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  };

  /**
   * Creates an account without a password, or returns the existing account of this address. A new account of our sign-up
   * is marked as unfinished, so that repeating the sign-up completes it.
   */
  const create = async (email: string, signUp: 'begun' | 'complete' = 'begun'): Promise<MadeAccount> => {
    try {
      const answer = await client.send(
        new AdminCreateUserCommand({
          UserPoolId: userPoolId,
          Username: email,
          MessageAction: 'SUPPRESS',
          UserAttributes: [{ Name: 'email', Value: email }, signUpAttribute(signUp)],
        }),
      );
      const isHalfMade = signUp === 'begun';
      return { userId: subjectOf(answer.User?.Attributes), isHalfMade, isNew: true };
    } catch (error) {
      const existing = error instanceof UsernameExistsException ? await find(email) : undefined;
      if (!existing) throw error;
      return { ...existing, isNew: false };
    }
  };

  /** Marks the sign-up as finished: no later sign-up can complete it again, whatever state an administrator sets. */
  const finish = async (userId: string): Promise<void> => {
    const UserAttributes = [signUpAttribute('complete')];
    await client.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: userId, UserAttributes }),
    );
  };

  const isInGroup = async (userId: string): Promise<boolean> => {
    const groups = new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username: userId, Limit: 1 });
    const answer = await client.send(groups).catch(unlessGone);
    return (answer?.Groups ?? []).length > 0;
  };

  /** Sets a permanent password, which completes the account. False when the pool's policy refuses it. */
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

  /** Changes the address that signs in, at once; sessions stay open. False when another account has the address. */
  const rename = async (userId: string, email: string): Promise<boolean> => {
    const UserAttributes = [
      { Name: 'email', Value: email },
      // Verified for the pool only, which lets no unverified address sign in. The shop validates the address itself.
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

  /** Starts a session on the server, which answers the custom challenge with a one-minute single-use secret. */
  const startSession = async (username: string, secret: string): Promise<MadeSession | undefined> => {
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
    if (!access || !refresh) return undefined;
    return { tokens: { access_token: access, refresh_token: refresh }, originJti: originOf(access) };
  };

  /** Revokes the refresh tokens of all devices; `evict` ends the access tokens too. */
  const endSessions = async (userId: string): Promise<void> => {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
    await client.send(command).catch(unlessGone);
  };

  /** Disables the account and ends its sessions; does nothing when it is deleted. */
  const disable = async (userId: string): Promise<void> => {
    const command = new AdminDisableUserCommand({ UserPoolId: userPoolId, Username: userId });
    await client.send(command).catch(unlessGone);
  };

  const remove = async (userId: string): Promise<void> => {
    const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId });
    await client.send(command).catch(unlessGone);
  };

  return {
    find,
    create,
    finish,
    isInGroup,
    setPassword,
    rename,
    startSession,
    endSessions,
    disable,
    remove,
  };
};
export type Accounts = ReturnType<typeof createAccounts>;
