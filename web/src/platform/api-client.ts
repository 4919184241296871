import * as z from 'zod/mini';
import { errorTexts } from '#domain/texts/errors.ts';
import { errorEnvelope } from '#domain/wire/api.ts';
import { gatewayTexts } from '#web/texts/gateway.ts';
import { ApiError, offlineError } from './errors.ts';
import { accessToken } from './session.ts';
import { withTimeLimit } from './time-limit.ts';

export { ApiError, TimeoutError } from './errors.ts';

/** A route object of `lib/domain/wire/api.ts`. */
type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
};
type BodyOf<R> = R extends { body: z.core.$ZodType } ? z.input<R['body']> : undefined;

export type CallOptions<R> = {
  readonly body?: BodyOf<R>;
  /** Values of the path's `{names}`. */
  readonly params?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call, including the refresh of the token. */
  readonly timeoutMs?: number;
  /** The secret of an order's claim, which authorises this browser without a session. */
  readonly claim?: string | undefined;
  /** The token of another session than the current one; it is not refreshed. */
  readonly token?: string;
};

const defaultTimeout = 20_000;

const addressOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const send = async (
  route: Route,
  options: CallOptions<Route>,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> => {
  const headers = new Headers({ accept: 'application/json' });
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (options.claim) headers.set('x-claim', options.claim);
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  try {
    return await fetch(addressOf(route.path, options.params), {
      method: route.method,
      headers,
      body,
      signal,
    });
  } catch {
    // The time limit that aborted the call throws its own error.
    throw offlineError();
  }
};

/** Errors of the gateway itself (authorizer, throttling) and of the firewall do not have our envelope. */
const gatewayCodes: Readonly<Record<number, keyof typeof gatewayTexts>> = {
  401: 'signed_out',
  403: 'blocked',
  429: 'too_many',
};

const refusalOf = async (response: Response): Promise<ApiError> => {
  const envelope = z.safeParse(errorEnvelope, await response.json().catch(() => undefined));
  if (envelope.success) {
    return new ApiError(envelope.data.error.code, envelope.data.error.message, response.status);
  }
  const code = gatewayCodes[response.status] ?? 'unexpected';
  return new ApiError(code, gatewayTexts[code], response.status);
};

const attempt = async (route: Route, options: CallOptions<Route>, signal: AbortSignal): Promise<unknown> => {
  const token = options.token ?? (await accessToken());
  let response = await send(route, options, token, signal);
  if (response.status === 401 && token && options.token === undefined) {
    // The API refuses a token that looks valid: it is refreshed, or the session is over.
    response = await send(route, options, await accessToken(token), signal);
  }
  if (!response.ok) throw await refusalOf(response);
  return response.json();
};

/**
 * Calls the API with the current session, if there is one. Throws `ApiError` (French message; code `offline` and
 * status 0 without an answer), `TimeoutError`, or the reason of the caller's own signal.
 */
export const call = async <R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<z.output<R['answer']>> => {
  const { signal, timeoutMs = defaultTimeout } = options;
  const answer = await withTimeLimit(timeoutMs, signal, (limit) => attempt(route, options, limit));
  const parsed = z.safeParse<R['answer']>(route.answer, answer);
  if (!parsed.success) throw new ApiError('unexpected', errorTexts.unexpected, 502);
  return parsed.data;
};
