import { close, type Incoming, listen, originOf } from './http.ts';

export type WebhookReceiver = {
  readonly url: string;
  /** The received requests, oldest first. */
  readonly received: readonly Incoming[];
  /** Answers with this status from now on; 200 before. */
  answerWith(statusOf: (incoming: Incoming) => number): void;
  /** Resolves when this number has arrived. Throws after five seconds. */
  until(count: number): Promise<readonly Incoming[]>;
  stop(): Promise<void>;
};

/** A webhook endpoint that keeps its requests. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: Incoming[] = [];
  let statusOf = (_incoming: Incoming): number => 200;
  const server = await listen(
    0,
    async (incoming) => {
      received.push(incoming);
      return { status: statusOf(incoming), headers: {}, body: '' };
    },
    () => undefined,
  );
  const until = async (count: number): Promise<readonly Incoming[]> => {
    for (const deadline = Date.now() + 5_000; received.length < count; ) {
      if (Date.now() > deadline) throw new Error(`${received.length} of ${count} events arrived`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return received;
  };
  return {
    url: `${originOf(server)}/webhook`,
    received,
    answerWith: (next) => {
      statusOf = next;
    },
    until,
    stop: () => close(server),
  };
};
