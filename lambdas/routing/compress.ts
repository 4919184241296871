import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { encodingFor } from '#domain/wire/encoding.ts';

/** A shorter answer fits into a few packets and is not worth the work. */
const smallest = 8 * 1024;

/** Quality 5 makes a page of a report a sixth in some milliseconds; the best one would take a second. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The answer in an encoding that the browser takes. The CDN compresses only what it may keep, which is nothing of the
 * API; the gateway gives the bytes of a base64 body on.
 */
export const compress = (
  answer: APIGatewayProxyStructuredResultV2,
  acceptEncoding = '',
): APIGatewayProxyStructuredResultV2 => {
  const { body = '', headers } = answer;
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'identity' || body.length < smallest) return answer;
  const bytes = encoding === 'br' ? brotliCompressSync(body, quality) : gzipSync(body);
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  };
};
