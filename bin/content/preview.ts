import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isApi } from '#lib/edge/routing.ts';
import { rootFolder } from '../local/files.ts';
import { listen } from '../local/listen.ts';
import { portOf } from '../local/ports.ts';
import { buildSiteWhenChanged } from '../local/site/build.ts';
import { openPages } from '../local/site/pages.ts';

/** No accounts stand behind the pages. */
const nowhere = 'http://127.0.0.1:9';
const config = {
  stage: 'preview',
  userPoolId: '',
  userPoolClientId: '',
  cognitoEndpoint: nowhere,
  reportsOrigin: nowhere,
};

const openBuilt = async () => {
  await buildSiteWhenChanged();
  return openPages(join(rootFolder, '.build'), config);
};

/** Calls once for the changes of a second. */
const whenSaved = (change: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['lib/services', 'lib/content'])
    watch(join(rootFolder, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(change, 1000);
    });
};

/**
 * Shows the pages with what the owner has written, without accounts and orders, until the process ends. `remake` checks what
 * was saved meanwhile and makes its modules; false leaves the pages as they are.
 */
export const preview = async (remake: () => boolean, say: (line: string) => void): Promise<void> => {
  let pages = await openBuilt();
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (isApi(path)) return response.writeHead(503).end();
    pages.answer(path, request.headers['accept-encoding'] ?? '').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await listen(server, 0);
  say(`Aperçu : http://127.0.0.1:${portOf(server)} (Ctrl-C le ferme ; il suit ce que vous enregistrez).`);
  let last = Promise.resolve();
  whenSaved(() => {
    last = last.then(async () => {
      if (!remake()) return;
      await openBuilt().then(
        (built) => {
          pages = built;
          say('L’aperçu est à jour.');
        },
        (error: unknown) => say(String(error)),
      );
    });
  });
};
