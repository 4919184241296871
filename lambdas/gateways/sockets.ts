import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '#domain/live.ts';

/** The open sockets of the live API; `endpoint` is its stage's address. */
export const createSockets = (endpoint: string) => {
  const client = new ApiGatewayManagementApiClient({ endpoint });

  /** False when the socket is gone; throws when it cannot be told now. */
  const send = async (connectionId: string, message: LiveMessage): Promise<boolean> => {
    const command = new PostToConnectionCommand({
      ConnectionId: connectionId,
      Data: JSON.stringify(message),
    });
    try {
      await client.send(command);
      return true;
    } catch (error) {
      if (error instanceof GoneException) return false;
      throw error;
    }
  };
  return { send };
};
export type Sockets = ReturnType<typeof createSockets>;
