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

export const origin = 'secret origin-secret: ssm:GetParameter';

/** The one «*» there is: AWS knows no narrower resource for the listing of streams. */
export const streams = '*: dynamodb:ListStreams';
