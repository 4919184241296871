import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { isApi } from '#lib/edge/routing.ts';
import { rootFolder } from '../../../bin/local/files.ts';
import type { Run } from '../../../bin/local/run-file.ts';
import { openPages } from '../../../bin/local/site/pages.ts';

/** The shortest possible page: the time that a browser needs to paint anything. */
const blankPath = '/blank';
const blankPage = '<!doctype html><html lang="fr"><title>Page blanche</title><p>Page blanche</p></html>';

export type SecureSite = { readonly origin: string; readonly blank: string; stop(): Promise<void> };

const config = {
  stage: 'local',
  userPoolId: 'eu-west-3_bench',
  userPoolClientId: 'bench',
  cognitoEndpoint: 'https://cognito-idp.eu-west-3.amazonaws.com',
  reportsOrigin: 'https://reports.s3.eu-west-3.amazonaws.com',
};

/**
 * The built site over HTTP/2 and TLS with its real headers, like at the CDN: over plain HTTP/1.1 a loopback browser
 * measures another protocol. The API answers the pages' requests without a session; there is no live channel.
 */
export const startSecureSite = async (shop: Pick<Run, 'site'>): Promise<SecureSite> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const { answer } = await openPages(join(rootFolder, '.build'), config);
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const [path = '/'] = request.url.split('?', 1);
    if (path === blankPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(blankPage);
      return;
    }
    if (isApi(path)) {
      const answered = await fetch(`${shop.site}${request.url}`);
      response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' });
      response.end(await answered.text());
      return;
    }
    const encodings = request.headers['accept-encoding'];
    const reply = await answer(path, typeof encodings === 'string' ? encodings : '');
    response.writeHead(reply.status, { ...reply.headers });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bench site has no port');
  const origin = `https://localhost:${address.port}`;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { origin, blank: `${origin}${blankPath}`, stop };
};
