import type { APIGatewayProxyResult, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { ShopError } from '#domain/wire/errors.ts';
import { assertOrigin } from '#lambdas/platform/http.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readVariable } from '#lib/env.ts';
import { connect } from './connect.ts';

/** Only the handshake has headers and a query. */
type ConnectEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
};

/** API Gateway keeps the case of a handshake's headers. */
const headersOf = ({ headers = {} }: ConnectEvent) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

export const handler = async (event: ConnectEvent): Promise<APIGatewayProxyResult> => {
  const headers = headersOf(event);
  try {
    await assertOrigin(headers);
    const attempt = {
      connectionId: event.requestContext.connectionId,
      origin: headers.origin,
      ticket: event.queryStringParameters?.ticket,
    };
    const isLetIn = await connect(attempt, {
      tickets: stores.tickets(),
      profiles: stores.profiles(),
      connections: stores.connections(),
      siteUrl: readVariable('SITE_URL'),
      now: new Date(),
    });
    return { statusCode: isLetIn ? 200 : 403, body: '' };
  } catch (error) {
    const isRefusal = error instanceof ShopError;
    if (!isRefusal) log.error('unexpected_error', { route: '$connect', ...errorFacts(error) });
    return { statusCode: isRefusal ? error.status : 500, body: '' };
  }
};
