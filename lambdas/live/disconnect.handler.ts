import type { APIGatewayProxyResult, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import * as stores from '#lambdas/platform/stores.ts';

/** API Gateway calls this on a best-effort basis: otherwise the next push or the TTL deletes the row. */
export const handler = async (event: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResult> => {
  await stores.connections().remove(event.requestContext.connectionId);
  return { statusCode: 200, body: '' };
};
