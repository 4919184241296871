import type { APIGatewayProxyResult, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { livePing } from '#domain/wire/live.ts';
import { sockets } from '#lambdas/platform/live-sockets.ts';

/** A ping is answered, by a message of its own (the route has no response); whatever else a client says is not heard. */
export const handler = async (event: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResult> => {
  if (event.body === livePing) await sockets().send(event.requestContext.connectionId, { type: 'pong' });
  return { statusCode: 200, body: '' };
};
