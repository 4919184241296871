import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPool,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { PoolAction } from '#lambdas/routing/uses.ts';
import { accessTokenMinutes, sessionDays } from '../domain/sessions.ts';
import { signUpMark } from '../domain/sign-up-mark.ts';
import { staffGroups } from '../domain/staff-groups.ts';
import type { Stage } from '../stage.ts';
import { addEnrolmentClient } from './enrolment-client.ts';
import { accept } from './findings.ts';
import { ServiceFunction } from './service-function.ts';
import type { ShopTable } from './shop-table.ts';

type AccountsProps = { readonly stage: Stage; readonly tokens: ShopTable<'tokens'> };

/** The user pool: the e-mail is the user name, no self sign-up, sign-in by SRP, server sessions by custom challenge. */
export class Accounts extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly #enrolment: UserPoolClient;
  readonly #issuerOrigin: string;

  constructor(scope: Construct, id: string, { stage, tokens }: AccountsProps) {
    super(scope, id);
    this.#issuerOrigin = stage.tokenIssuer;
    this.pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      customAttributes: { [signUpMark]: new StringAttribute({ mutable: true }) },
      // The smallest plan in which a function can change the scopes of access tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      // Required from accounts with a factor: staff, whose tokens contain no group without it (shape-tokens).
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.#pinIssuer();
    this.#acceptFindings();
    this.client = this.pool.addClient('Browser', {
      authFlows: { userSrp: true, custom: true },
      accessTokenValidity: Duration.minutes(accessTokenMinutes),
      idTokenValidity: Duration.minutes(accessTokenMinutes),
      refreshTokenValidity: Duration.days(sessionDays),
      // Without this list a customer's token could change the e-mail in the pool, without verification and without the
      // profile.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      disableOAuth: true,
    });
    this.#enrolment = addEnrolmentClient(this.pool, stage);
    for (const groupName of Object.values(staffGroups)) {
      new CfnUserPoolGroup(this, groupName, { userPoolId: this.pool.userPoolId, groupName });
    }
    this.#addChallenge(stage, tokens);
    this.#shapeTokens(stage);
    new CfnOutput(this, 'PoolId', { value: this.pool.userPoolId }).overrideLogicalId('UserPoolId');
    new CfnOutput(this, 'ClientId', { value: this.client.userPoolClientId }).overrideLogicalId(
      'UserPoolClientId',
    );
    new CfnOutput(this, 'EnrolmentId', { value: this.#enrolment.userPoolClientId }).overrideLogicalId(
      'EnrolmentClientId',
    );
  }

  #acceptFindings(): void {
    accept(
      this.pool,
      'COG1',
      'The specification’s rules by place (§5), with a list of common passwords, in sign-up.',
    );
    accept(
      this.pool,
      'COG2',
      'Required of staff, by what their tokens say; customers have none: orders are paid at Stripe, not here.',
    );
    accept(
      this.pool,
      'COG8',
      'The plus plan is billed by user; lockout and our limits hold who tries passwords.',
    );
  }

  /** Allows a function these operations of the pool, and passes it the ids of pool and client. */
  grant(to: ServiceFunction, ...actions: readonly PoolAction[]): void {
    to.allow(
      actions.map((action) => `cognito-idp:${action}`),
      [this.pool.userPoolArn],
    );
    this.identify(to);
  }

  /** The same, with the id of the client that enrols factors. */
  grantEnrolment(to: ServiceFunction, ...actions: readonly PoolAction[]): void {
    this.grant(to, ...actions);
    to.set('ENROLMENT_CLIENT_ID', this.#enrolment.userPoolClientId);
  }

  /** The issuer of the pool's tokens, as in their claim `iss`. */
  get issuer(): string {
    return `${this.#issuerOrigin}/${this.pool.userPoolId}`;
  }

  /** Passes a function the values that it needs to verify tokens. */
  identify(to: ServiceFunction): void {
    to.set('USER_POOL_ID', this.pool.userPoolId);
    to.set('TOKEN_ISSUER', this.issuer);
    to.set('USER_POOL_CLIENT_ID', this.client.userPoolClientId);
  }

  /** AWS offers a second form of issuer (`UPDATED`); tokens and their verifiers must use the same form. */
  #pinIssuer(): void {
    const pool = this.pool.node.defaultChild;
    if (!(pool instanceof CfnUserPool)) throw new Error('the pool has no resource of its own');
    pool.issuerConfiguration = { type: 'ORIGINAL' };
  }

  /** A function shapes every token, so that the browser's token cannot call the pool directly. */
  #shapeTokens(stage: Stage): void {
    const shape = new ServiceFunction(this, 'ShapeTokens', {
      stage,
      entry: 'accounts/shape-tokens',
      impact: 'Nobody can sign in, and sessions end within 15 minutes.',
    });
    this.#grantTrigger(shape, 'AdminGetUser', 'DescribeUserPoolClient');
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, shape.fn, LambdaVersion.V2_0);
  }

  /** Adds a policy of its own, outside the role: the function depends on its role, and the pool on its functions. */
  #grantTrigger(to: ServiceFunction, ...actions: readonly PoolAction[]): void {
    const policy = new Policy(this, `${to.node.id}Pool`, {
      statements: [
        new PolicyStatement({
          actions: actions.map((action) => `cognito-idp:${action}`),
          resources: [this.pool.userPoolArn],
        }),
      ],
    });
    to.fn.role?.attachInlinePolicy(policy);
  }

  #addChallenge(stage: Stage, tokens: ShopTable<'tokens'>): void {
    const impact = 'Customers are not signed in by themselves after a payment or a validation link.';
    const trigger = (id: string, entry: string) => new ServiceFunction(this, id, { stage, entry, impact });
    const define = trigger('DefineChallenge', 'accounts/define-challenge');
    const create = trigger('CreateChallenge', 'accounts/create-challenge');
    const verify = trigger('VerifyChallenge', 'accounts/verify-challenge');
    tokens.grant(verify, 'UpdateItem');
    this.#grantTrigger(verify, 'AdminListGroupsForUser');
    this.pool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, define.fn);
    this.pool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, create.fn);
    this.pool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, verify.fn);
  }
}
