/** The rules of /guidance/stop, independent of network and screen. */
import { refuseGuidance, resumeGuidance, stopGuidance } from '#domain/wire/guidance.ts';
import { isDeadLink, messageOf } from '#web/platform/errors.ts';
import { guidanceStopTexts as texts } from './texts.ts';

/** The route of each action, and the state after it. */
export const actions = {
  stop: { route: stopGuidance, after: 'stopped' },
  refuse: { route: refuseGuidance, after: 'blocked' },
  resume: { route: resumeGuidance, after: 'resumed' },
} as const;
export type Action = keyof typeof actions;

export type StopState =
  | { readonly kind: 'working' | 'dead' }
  | { readonly kind: (typeof actions)[Action]['after'] }
  /** The server has not judged the link: `action` may be retried. */
  | { readonly kind: 'failed'; readonly message: string; readonly action: Action };

type StopLink = { readonly token: string | undefined; readonly action: Action };

/** `token`, and `reason=not-me` for a person who did not ask for the mail. */
export const readStopLink = (search: string): StopLink => {
  const query = new URLSearchParams(search);
  const link = stopGuidance.body.safeParse({ token: query.get('token') });
  return { token: link.data?.token, action: query.get('reason') === 'not-me' ? 'refuse' : 'stop' };
};

export const failureOf = (error: unknown, action: Action): StopState =>
  isDeadLink(error)
    ? { kind: 'dead' }
    : { kind: 'failed', message: messageOf(error, texts.failed.unexpected), action };
