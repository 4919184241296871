import { statusHeader } from './routing.ts';

export type ResponseEvent = {
  readonly response: {
    statusCode: number;
    statusDescription?: string;
    readonly headers: Record<string, { readonly value: string }>;
  };
};

/**
 * Runs at the CDN before each answer with a file. A header of the 404 page's object holds its status. A browser that
 * has cached the page gets 304, as for any file.
 */
export function handler(event: ResponseEvent): ResponseEvent['response'] {
  const response = event.response;
  if (response.headers[statusHeader] && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  delete response.headers[statusHeader];
  return response;
}
