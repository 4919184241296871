import { describe, expect, it } from 'vitest';
import { signUpMark } from '#domain/sign-up-mark.ts';
import { enrolmentClient } from '#domain/staff-groups.ts';
import { only, type Resource, stacksOf } from '../support/template.ts';

const [local, dev] = [stacksOf('local').data, stacksOf('dev').data];
const propertiesOf = (resource: Resource) => JSON.parse(JSON.stringify(resource.Properties));

const clientOf = (isEnrolment: boolean): Resource => {
  const [client, ...others] = dev
    .ofType('AWS::Cognito::UserPoolClient')
    .filter(({ Properties }) => (Properties?.ClientName === enrolmentClient('dev')) === isEnrolment);
  if (!client || others.length > 0) throw new Error('the pool has other clients');
  return client;
};

describe('the accounts', () => {
  const pool = only(dev, 'AWS::Cognito::UserPool');
  const client = clientOf(false);

  it('are created only by the shop, one per address in any case', () => {
    expect(pool.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
    });
  });

  it('have a mark of the shop’s own sign-up, which a customer’s token cannot set', () => {
    expect(pool.Properties?.Schema).toEqual([
      { AttributeDataType: 'String', Mutable: true, Name: signUpMark },
    ]);
    expect(client.Properties?.WriteAttributes).toEqual(['locale']);
  });

  it('require six characters; the sign-up checks the other rules of §5', () => {
    expect(pool.Properties?.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 6,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    });
  });

  it.each([
    ['dev', pool, 'Retain', 'ACTIVE'],
    ['local', only(local, 'AWS::Cognito::UserPool'), 'Delete', 'INACTIVE'],
  ])('of %s: kept and protected except locally', (_stage, accounts, policy, protection) => {
    expect([accounts.DeletionPolicy, accounts.Properties?.DeletionProtection]).toEqual([policy, protection]);
  });

  it('may have a second factor, an application’s codes; token shaping makes it mandatory for staff', () => {
    expect(pool.Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
  });

  it('enrol it through a client that only functions can use, by their role', () => {
    const enrolment = clientOf(true);
    expect(propertiesOf(enrolment).ExplicitAuthFlows.toSorted()).toEqual([
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
    expect(enrolment.Properties).toMatchObject({
      AccessTokenValidity: 5,
      RefreshTokenValidity: 60,
      WriteAttributes: ['locale'],
      AllowedOAuthFlowsUserPoolClient: false,
    });
  });

  it('sign in through one client: SRP, the server’s challenge, refresh, and nothing else', () => {
    const settings = propertiesOf(client);
    expect(settings.ExplicitAuthFlows.toSorted()).toEqual([
      'ALLOW_CUSTOM_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
      'ALLOW_USER_SRP_AUTH',
    ]);
    expect(settings).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    });
    expect(settings).not.toHaveProperty('GenerateSecret');
  });

  it('have access tokens for 15 minutes and refresh tokens for 30 days, without rotation', () => {
    expect(client.Properties).toMatchObject({
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
    // The browser's library refreshes by REFRESH_TOKEN_AUTH, which a client with rotation refuses.
    expect(client.Properties).not.toHaveProperty('RefreshTokenRotation');
  });

  it('cannot change their address with their own token, which would bypass verification and profile', () => {
    expect(client.Properties?.WriteAttributes).toEqual(['locale']);
  });

  it('have the smallest plan in which a function can change the scopes of access tokens', () => {
    expect(pool.Properties).toMatchObject({ UserPoolTier: 'ESSENTIALS' });
  });

  it('have the issuer that authorizer and functions expect, whatever the default for new pools is', () => {
    expect(pool.Properties).toMatchObject({ IssuerConfiguration: { Type: 'ORIGINAL' } });
  });

  it('get every token from the function that removes the pool’s own scope', () => {
    const { PreTokenGenerationConfig: trigger } = propertiesOf(pool).LambdaConfig;
    expect(trigger).toEqual({
      LambdaArn: { 'Fn::GetAtt': [expect.stringContaining('ShapeTokens'), 'Arn'] },
      LambdaVersion: 'V2_0',
    });
  });

  it('get server sessions by three challenge functions, which only Cognito may call', () => {
    const triggers = propertiesOf(pool).LambdaConfig;
    expect(Object.keys(triggers).sort()).toEqual([
      'CreateAuthChallenge',
      'DefineAuthChallenge',
      'PreTokenGenerationConfig',
      'VerifyAuthChallengeResponse',
    ]);
    const permissions = dev.ofType('AWS::Lambda::Permission').map(({ Properties }) => Properties);
    expect(permissions).toHaveLength(4);
    for (const permission of permissions) {
      expect(permission).toMatchObject({
        Action: 'lambda:InvokeFunction',
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [pool.id, 'Arn'] },
      });
    }
  });

  it('may belong to the experts or to the administrators', () => {
    const groups = dev.ofType('AWS::Cognito::UserPoolGroup').map(({ Properties }) => Properties?.GroupName);
    expect(groups.sort()).toEqual(['administrators', 'experts']);
  });
});
