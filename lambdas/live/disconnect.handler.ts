import type { APIGatewayProxyResult, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import * as stores from '#lambdas/platform/stores.ts';

/** Best effort of API Gateway: a row whose goodbye got lost goes at the next push or by TTL. */
export const handler = async (event: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResult> => {
  await stores.connections().remove(event.requestContext.connectionId);
  return { statusCode: 200, body: '' };
};
