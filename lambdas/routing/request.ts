import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type * as z from 'zod/mini';
import { ShopError } from '#domain/wire/errors.ts';

/** No valid body comes near this size, unless its route says more; a larger one is refused before it is parsed. */
const maxBodyBytes = 64 * 1024;

export type HttpRequest = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Claims that the JWT authorizer has verified; empty on routes without authorizer. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly rawBody: string;
  /** The visitor's address, as the CDN saw it. */
  readonly viewerIp: string;
  readonly now: Date;
};

const hasAuthorizer = (event: APIGatewayProxyEventV2): event is APIGatewayProxyEventV2WithJWTAuthorizer =>
  'authorizer' in event.requestContext;

/** `maxBytes`: the largest body; `tooLarge`: the message for a larger one. */
type Size = { readonly maxBytes?: number; readonly tooLarge?: string };

export const requestOf = (
  event: APIGatewayProxyEventV2,
  { maxBytes = maxBodyBytes, tooLarge }: Size,
): HttpRequest => {
  const text = event.body ?? '';
  const rawBody = event.isBase64Encoded ? Buffer.from(text, 'base64').toString('utf8') : text;
  if (Buffer.byteLength(rawBody) > maxBytes) throw new ShopError('too_large', tooLarge);
  return {
    headers: event.headers,
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    claims: hasAuthorizer(event) ? event.requestContext.authorizer.jwt.claims : {},
    rawBody,
    viewerIp: event.headers['x-viewer-ip'] ?? '',
    now: new Date(),
  };
};

/** Schemas without our message give zod's «Invalid input», which is not for customers. */
const isOurs = (message: string): boolean => !message.startsWith('Invalid');

/** Parses a JSON body with its schema. The first French message of the schema reaches the customer. */
export const parseBody = <Body>(request: HttpRequest, schema: z.ZodMiniType<Body>): Body => {
  let json: unknown;
  try {
    json = JSON.parse(request.rawBody);
  } catch {
    throw new ShopError('invalid_request');
  }
  // An issue without our message says «Invalid input», whatever locale another library has set.
  const parsed = schema.safeParse(json, { error: () => 'Invalid input' });
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.find((issue) => isOurs(issue.message))?.message;
  throw new ShopError('invalid_request', message);
};
