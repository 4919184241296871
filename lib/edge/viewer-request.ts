import { livePath } from '../domain/live-stage.ts';
import { isApi, routePage } from './routing.ts';

/** From `.build/edge.json`; the bundle replaces it. */
declare const PAGES: readonly string[];

export type RequestEvent = {
  readonly viewer: { readonly ip: string };
  readonly request: { uri: string; readonly headers: Record<string, { readonly value: string }> };
};

/**
 * Runs at the CDN before each request on all its paths. The functions trust `x-viewer-ip`, so a value from the browser
 * is overwritten. A hostile path below /api/ gets the 404 page.
 */
export function handler(event: RequestEvent): RequestEvent['request'] {
  const request = event.request;
  request.headers['x-viewer-ip'] = { value: event.viewer.ip };
  if (!isApi(request.uri) && request.uri !== livePath) request.uri = routePage(request.uri, PAGES).file;
  return request;
}
