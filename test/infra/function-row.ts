/**
 * What each function may do, and what customers lose when it fails. `grants` are exact: resource, then actions.
 * Reading its own log group is not listed: every function writes there and nowhere else.
 */
export type FunctionRow = {
  readonly grants: readonly string[];
  readonly impact: string;
  readonly memory?: number;
  readonly timeout?: number;
};

/** The one «*» there is: AWS knows no narrower resource for the listing of streams. */
export const streams = '*: dynamodb:ListStreams';

export const origin = 'secret origin-secret: ssm:GetParameter';

/** What it takes to give an account another address. */
export const addressChange = [
  'Concerns: dynamodb:DeleteItem',
  'Limits: dynamodb:UpdateItem',
  'Orders/by-user: dynamodb:Query',
  'Outbox: dynamodb:PutItem',
  'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
  'pool: cognito-idp:AdminGetUser cognito-idp:AdminUpdateUserAttributes',
];
