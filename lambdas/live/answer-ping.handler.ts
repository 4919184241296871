import type { APIGatewayProxyResult, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { livePing } from '#domain/wire/live.ts';
import { sockets } from '#lambdas/platform/live-sockets.ts';

/** Answers a ping with a message of its own, because the route has no response. Other messages of a client are ignored. */
export const handler = async (event: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResult> => {
  if (event.body === livePing) await sockets().send(event.requestContext.connectionId, { type: 'pong' });
  return { statusCode: 200, body: '' };
};
