/** The rules of /guidance/stop, without network or screen. */
import { refuseGuidance, resumeGuidance, stopGuidance } from '#domain/wire/guidance.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { guidanceStopTexts as texts } from './texts.ts';

/** What each action asks, and what is true after it. */
export const actions = {
  stop: { route: stopGuidance, after: 'stopped' },
  refuse: { route: refuseGuidance, after: 'blocked' },
  resume: { route: resumeGuidance, after: 'resumed' },
} as const;
export type Action = keyof typeof actions;

export type StopState =
  | { readonly kind: 'working' | 'dead' }
  | { readonly kind: (typeof actions)[Action]['after'] }
  /** Nothing is known about the link: `action` may be tried again. */
  | { readonly kind: 'failed'; readonly message: string; readonly action: Action };

export type StopLink = { readonly token: string | undefined; readonly action: Action };

/** `token`, and `reason=not-me` of whoever has not asked. */
export const readStopLink = (search: string): StopLink => {
  const query = new URLSearchParams(search);
  const link = stopGuidance.body.safeParse({ token: query.get('token') });
  return { token: link.data?.token, action: query.get('reason') === 'not-me' ? 'refuse' : 'stop' };
};

export const failureOf = (error: unknown, action: Action): StopState =>
  error instanceof ApiError && error.code === 'link_invalid'
    ? { kind: 'dead' }
    : { kind: 'failed', message: messageOf(error, texts.failed.unexpected), action };
