import { epochSeconds } from '#domain/dates.ts';
import type { Expansion } from './expansion.ts';
import type { Knobs } from './knobs.ts';
import type { SessionRecord } from './records.ts';
import { renderSession } from './render-session.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** The state that all parts of the stand-in share. */
export type Desk = Store & {
  readonly secretKey: string;
  readonly knobs: Knobs;
  readonly webhooks: Webhooks;
  readonly now: () => Date;
  /** Idempotency keys of calls in progress. */
  readonly keysInUse: Set<string>;
  /** The origin of the hosted pages. */
  readonly origin: () => string;
};

export const nowInSeconds = (desk: Desk): number => epochSeconds(desk.now());

export const show = (desk: Desk, session: SessionRecord, expand?: Expansion) =>
  renderSession(desk.state, session, desk.origin(), expand);
