import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '#domain/wire/live.ts';

/** No caller waits longer for a socket to be closed. */
const closeMs = 2000;

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
  /** Closing what is gone already changes nothing; throws when it cannot be closed now. */
  const close = async (ConnectionId: string): Promise<void> => {
    const abortSignal = AbortSignal.timeout(closeMs);
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId }), { abortSignal });
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  };
  return { send, close };
};
export type Sockets = ReturnType<typeof createSockets>;
