import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import { signUpMark } from '#domain/sign-up-mark.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import type { Credentials } from './customers.ts';

export const poolId = (): string => outputOf(inject('shop').outputs, 'UserPoolId');
const clientId = (): string => outputOf(inject('shop').outputs, 'UserPoolClientId');
export const poolClient = () => new CognitoIdentityProviderClient(awsClientConfig(inject('shop').emulator));

/** An account without a password: of an interrupted sign-up, or made by others. */
export const createAccount = (email: string, madeBy: 'sign-up' | 'others') =>
  poolClient().send(
    new AdminCreateUserCommand({
      UserPoolId: poolId(),
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        ...(madeBy === 'sign-up' ? [{ Name: `custom:${signUpMark}`, Value: 'begun' }] : []),
      ],
    }),
  );

export const deleteAccount = (email: string) =>
  poolClient().send(new AdminDeleteUserCommand({ UserPoolId: poolId(), Username: email }));

/** An administrator's actions on an account in the pool. */
export const administer = {
  reset: (email: string) =>
    poolClient().send(new AdminResetUserPasswordCommand({ UserPoolId: poolId(), Username: email })),
  lock: (email: string) =>
    poolClient().send(new AdminDisableUserCommand({ UserPoolId: poolId(), Username: email })),
  group: (email: string) =>
    poolClient().send(
      new AdminAddUserToGroupCommand({ UserPoolId: poolId(), Username: email, GroupName: 'experts' }),
    ),
  setPassword: (email: string, Password: string) =>
    poolClient().send(
      new AdminSetUserPasswordCommand({ UserPoolId: poolId(), Username: email, Password, Permanent: true }),
    ),
  givePassword: (email: string) =>
    poolClient().send(
      new AdminSetUserPasswordCommand({
        UserPoolId: poolId(),
        Username: email,
        Password: 'provisoire-1',
        Permanent: false,
      }),
    ),
} as const;

/** True when the pool has the address, with or without a password. */
export const hasAccount = async (email: string): Promise<boolean> => {
  try {
    await poolClient().send(new AdminGetUserCommand({ UserPoolId: poolId(), Username: email }));
    return true;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
};

/** An attribute of an account of the pool. */
export const attributeOf = async (email: string, name: string): Promise<string | undefined> => {
  const found = await poolClient().send(new AdminGetUserCommand({ UserPoolId: poolId(), Username: email }));
  return found.UserAttributes?.find(({ Name }) => Name === name)?.Value;
};

/** The id of an account of the pool. */
export const userIdOf = async (email: string): Promise<string> => {
  const sub = await attributeOf(email, 'sub');
  if (!sub) throw new Error(`${email} has no id`);
  return sub;
};

/**
 * Whether only administrators may create accounts in the deployed pool. The emulator stores this setting but does not
 * apply it.
 */
export const accountMakers = async () => {
  const { UserPool } = await poolClient().send(new DescribeUserPoolCommand({ UserPoolId: poolId() }));
  return UserPool?.AdminCreateUserConfig;
};

/** Signs in with the plain password, which the client's flows do not allow. */
export const signInWithoutSrp = ({ email, password }: Credentials) =>
  poolClient().send(
    new InitiateAuthCommand({
      ClientId: clientId(),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );

/** Tries to enrol like an outsider who knows the password of an account without a factor. */
export const enrolAsBrowser = (
  { email, password }: Credentials,
  AuthFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH' | 'CUSTOM_AUTH',
) =>
  poolClient().send(
    new InitiateAuthCommand({
      ClientId: outputOf(inject('shop').outputs, 'EnrolmentClientId'),
      AuthFlow,
      AuthParameters: { USERNAME: email, PASSWORD: password, SRP_A: 'a1' },
    }),
  );

export const startChallenge = (email: string) =>
  poolClient().send(
    new InitiateAuthCommand({
      ClientId: clientId(),
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: email },
    }),
  );

export const answerChallenge = (email: string, session: string | undefined, answer: string) =>
  poolClient().send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId(),
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: session,
      ChallengeResponses: { USERNAME: email, ANSWER: answer },
    }),
  );

/** Refreshes like the browser's library. */
export const refresh = (refreshToken: string) =>
  poolClient().send(
    new InitiateAuthCommand({
      ClientId: clientId(),
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  );

/** Signs out like the browser's library. */
export const revoke = (refreshToken: string) =>
  poolClient().send(new RevokeTokenCommand({ ClientId: clientId(), Token: refreshToken }));
