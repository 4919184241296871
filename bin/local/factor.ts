import {
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Outputs, outputOf } from './deploy.ts';
import { totpCode } from './totp.ts';

type Credentials = { readonly email: string; readonly password: string };

/** Enrols a factor for an account with a group, replacing an earlier one; returns the secret. */
export const enrolFactor = async (
  cognito: CognitoIdentityProviderClient,
  outputs: Outputs,
  { email, password }: Credentials,
): Promise<string> => {
  const UserPoolId = outputOf(outputs, 'UserPoolId');
  const prefer = (Enabled: boolean) =>
    cognito.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId,
        Username: email,
        SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
      }),
    );
  await prefer(false);
  const signIn = new AdminInitiateAuthCommand({
    UserPoolId,
    ClientId: outputOf(outputs, 'EnrolmentClientId'),
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const { AuthenticationResult: { AccessToken } = {} } = await cognito.send(signIn);
  const { SecretCode: secret } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  if (!AccessToken || !secret) throw new Error(`no secret for ${email}`);
  const UserCode = totpCode(secret, new Date());
  await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  await prefer(true);
  return secret;
};
