import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '#domain/wire/live.ts';

/** The longest time that a caller waits for a socket to be closed. */
const closeMs = 2000;

/** The open sockets of the live API; `endpoint` is its stage's address. */
export const createSockets = (endpoint: string) => {
  const client = new ApiGatewayManagementApiClient({ endpoint });

  /** Sends a message. False when the socket is closed; throws when sending fails for now. */
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
  /** Closes a socket; a closed one stays closed. Throws when closing fails for now. */
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
