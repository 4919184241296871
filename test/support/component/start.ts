import { createServer } from 'node:http';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { rootFolder } from '../../../bin/local/files.ts';
import { close, listen } from '../../../bin/local/listen.ts';
import { buildSiteWhenChanged } from '../../../bin/local/site/build.ts';
import { openPages } from '../../../bin/local/site/pages.ts';
import { stubPool } from './pool.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the built site without anything behind it. */
    site: string;
  }
}

/**
 * Serves the built pages with their real headers. Calls of the API and of the user pool are answered in the browser
 * (`answers.ts`) and never arrive here.
 */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildSiteWhenChanged();
  const server = createServer();
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  const site = `http://127.0.0.1:${address.port}`;
  const pages = await openPages(join(rootFolder, '.build'), {
    stage: 'component',
    userPoolId: stubPool.id,
    userPoolClientId: 'component',
    cognitoEndpoint: `${site}${stubPool.path}`,
    reportsOrigin: site,
  });
  server.on('request', async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const { status, headers, body } = await pages.answer(path, request.headers['accept-encoding'] ?? '');
    response.writeHead(status, headers).end(body);
  });
  project.provide('site', site);
  return () => close(server);
};
export default setup;
