import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  EnableSoftwareTokenMFAException,
  NotAuthorizedException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { once } from '#domain/once.ts';
import { enrolmentClient } from '#domain/staff-groups.ts';

/** `clientId`: the pool's client for enrolments, or the client of the request. */
type Pool = { readonly userPoolId: string; readonly clientId: string };
type PasswordCheck = { readonly token: string } | 'wrong_password' | 'factor_enrolled';

const client = once(() => new CognitoIdentityProviderClient({}));

const factor = (Enabled: boolean) => ({
  SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
});

/** The second factors of the pool's accounts. Only the pool stores their secrets. */
export const createFactors = ({ userPoolId, clientId }: Pool) => {
  const pool = { UserPoolId: userPoolId };

  /** Whether the pool asks this account for a code at each sign-in. */
  const isEnrolled = async (username: string): Promise<boolean> => {
    const user = await client().send(new AdminGetUserCommand({ ...pool, Username: username }));
    return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
  };

  const isEnrolment = async (id: string, stage: string): Promise<boolean> => {
    const described = await client().send(new DescribeUserPoolClientCommand({ ...pool, ClientId: id }));
    return described.UserPoolClient?.ClientName === enrolmentClient(stage);
  };

  /** Returns a token that may enrol, for the password of an account without a factor; it never leaves the function. */
  const checkPassword = async (email: string, password: string): Promise<PasswordCheck> => {
    const command = new AdminInitiateAuthCommand({
      ...pool,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    try {
      const { AuthenticationResult: result } = await client().send(command);
      // A challenge means that the account already has a factor.
      return result?.AccessToken ? { token: result.AccessToken } : 'factor_enrolled';
    } catch (error) {
      if (error instanceof NotAuthorizedException) return 'wrong_password';
      throw error;
    }
  };

  /** Creates a new secret; the previous one stays valid until a code of the new one is entered. */
  const begin = async (token: string): Promise<string> => {
    const { SecretCode } = await client().send(new AssociateSoftwareTokenCommand({ AccessToken: token }));
    if (!SecretCode) throw new Error('the pool gave no secret');
    return SecretCode;
  };

  /** Activates the factor; false when the code does not match the secret. */
  const enrol = async (username: string, token: string, code: string): Promise<boolean> => {
    try {
      await client().send(new VerifySoftwareTokenCommand({ AccessToken: token, UserCode: code }));
    } catch (error) {
      if (error instanceof EnableSoftwareTokenMFAException || error instanceof CodeMismatchException)
        return false;
      throw error;
    }
    await client().send(
      new AdminSetUserMFAPreferenceCommand({ ...pool, Username: username, ...factor(true) }),
    );
    return true;
  };

  const reset = async (username: string): Promise<void> => {
    await client().send(
      new AdminSetUserMFAPreferenceCommand({ ...pool, Username: username, ...factor(false) }),
    );
  };

  return { isEnrolled, isEnrolment, checkPassword, begin, enrol, reset };
};
export type Factors = ReturnType<typeof createFactors>;
