import type { Discipline } from '#domain/catalogue.ts';
import type { Message, Thread, ThreadSide } from '#domain/threads.ts';

/** How one side reads and writes a thread. Its functions must be stable. */
export type Side<Own extends Thread = Thread> = {
  readonly side: ThreadSide;
  readonly part: { readonly order_id: string; readonly service: Discipline };
  /** Whose device this is: an account. */
  readonly user: string;
  readonly load: (signal?: AbortSignal) => Promise<Own>;
  readonly write: (message: { readonly id: string; readonly text: string }) => Promise<Message>;
  readonly noteRead: (at: string) => Promise<unknown>;
};

export const nameOf = ({ order_id, service }: Side['part']): string => `${order_id} ${service}`;
