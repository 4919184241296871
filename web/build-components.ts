import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('.', import.meta.url));

/** `/_composants`, beside the site and never part of it: deployments upload `.build/site` alone. */
export const buildComponents = async (): Promise<void> => {
  await build({
    configFile: join(web, 'vite.config.ts'),
    root: join(web, 'components'),
    base: '/_composants/',
    publicDir: false,
    // One chunk is what this page wants: the session is part of it.
    logLevel: 'error',
    build: { outDir: join(web, '../.build/components'), manifest: false },
  });
};
