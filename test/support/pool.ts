import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import type { Credentials } from './customers.ts';

export const poolId = (): string => outputOf(inject('shop').outputs, 'UserPoolId');
const clientId = (): string => outputOf(inject('shop').outputs, 'UserPoolClientId');
export const poolClient = () => new CognitoIdentityProviderClient(awsClientConfig(inject('shop').emulator));

/** An account as a sign-up leaves it that broke off before the password. */
export const createHalfMade = (email: string) =>
  poolClient().send(
    new AdminCreateUserCommand({
      UserPoolId: poolId(),
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );

/** True when the pool knows the address, with a password or without. */
export const hasAccount = async (email: string): Promise<boolean> => {
  try {
    await poolClient().send(new AdminGetUserCommand({ UserPoolId: poolId(), Username: email }));
    return true;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
};

/** Who may make accounts, as the deployed pool has it. The emulator keeps this setting without applying it. */
export const accountMakers = async () => {
  const { UserPool } = await poolClient().send(new DescribeUserPoolCommand({ UserPoolId: poolId() }));
  return UserPool?.AdminCreateUserConfig;
};

/** Signs in with the password itself, which the client's flows do not contain. */
export const signInWithoutSrp = ({ email, password }: Credentials) =>
  poolClient().send(
    new InitiateAuthCommand({
      ClientId: clientId(),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
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

/** As the browser's library refreshes. */
export const refresh = (refreshToken: string) =>
  poolClient().send(
    new InitiateAuthCommand({
      ClientId: clientId(),
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  );

/** As the browser's library signs out. */
export const revoke = (refreshToken: string) =>
  poolClient().send(new RevokeTokenCommand({ ClientId: clientId(), Token: refreshToken }));
