import type { IncomingHttpHeaders } from 'node:http';

/** A complete request in the proxy. */
export type SeenCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** The services, whose errors have different forms. */
export type Protocol = 'json' | 'query' | 's3' | 'stripe' | 'plain';

/** The operation of a call: `kind` is the same for calls that differ only in their content. */
export type Call = { readonly kind: string; readonly protocol: Protocol };

const services: readonly (readonly [RegExp, string])[] = [
  [/^DynamoDB/, 'DynamoDB'],
  [/^AmazonSQS$/, 'SQS'],
  [/^AmazonSSM$/, 'SSM'],
  [/^AWSCognito/, 'Cognito'],
];

const nameOf = (target: string): string => {
  const [prefix = '', operation = ''] = target.split('.');
  const service = services.find(([pattern]) => pattern.test(prefix))?.[1] ?? prefix;
  return `${service} ${operation}`;
};

const queryAction = (body: Buffer): string | undefined =>
  /(?:^|&)Action=(\w+)/.exec(body.subarray(0, 4096).toString('latin1'))?.[1];

/** Names a call to the emulator by its target header, its query action (SES), as S3, or by its path. */
export const awsCall = ({ method, path, headers, body }: SeenCall): Call => {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return { kind: nameOf(target), protocol: 'json' };
  const action = method === 'POST' ? queryAction(body) : undefined;
  if (action) return { kind: `SES ${action}`, protocol: 'query' };
  if (headers['x-amz-content-sha256'] !== undefined) return { kind: `S3 ${method}`, protocol: 's3' };
  return { kind: path.endsWith('/jwks.json') ? 'Cognito key set' : `${method} ${path}`, protocol: 'plain' };
};

/** Names a call to Stripe by method and path, without ids. */
export const stripeCall = ({ method, path }: SeenCall): Call => {
  const pattern = path.replace(/\?.*$/, '').replace(/\/[a-z]+_[A-Za-z0-9_]+(?=\/|$)/g, '/:id');
  return { kind: `Stripe ${method} ${pattern}`, protocol: 'stripe' };
};
