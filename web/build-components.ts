import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('.', import.meta.url));

/** Builds `/_composants` beside the site; deployments upload `.build/site` only. */
export const buildComponents = async (): Promise<void> => {
  await build({
    configFile: join(web, 'vite.config.ts'),
    root: join(web, 'components'),
    base: '/_composants/',
    publicDir: false,
    // Vite warns of session code in the main chunk, but this page wants a single chunk.
    logLevel: 'error',
    build: { outDir: join(web, '../.build/components'), manifest: false },
  });
};
