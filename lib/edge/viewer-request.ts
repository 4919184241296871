import { livePath } from '../domain/live-stage.ts';
import { isApi, routePage } from './routing.ts';

/** Of `.build/edge.json`, put in by the bundle. */
declare const PAGES: readonly string[];

export type RequestEvent = {
  readonly viewer: { readonly ip: string };
  readonly request: { uri: string; readonly headers: Record<string, { readonly value: string }> };
};

/**
 * Runs at the CDN before each request, on all its paths. The functions trust `x-viewer-ip`: whatever the browser sent
 * under that name is lost. A hostile path below /api/ leads to the API's own «not found».
 */
export function handler(event: RequestEvent): RequestEvent['request'] {
  const request = event.request;
  request.headers['x-viewer-ip'] = { value: event.viewer.ip };
  if (!isApi(request.uri) && request.uri !== livePath) request.uri = routePage(request.uri, PAGES).file;
  return request;
}
