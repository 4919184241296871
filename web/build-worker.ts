import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Writes the worker of /compte/lecture as one file at the root of the site, so that its scope may be the page. The name
 * stays the same, because a browser looks for the next version there.
 */
export const buildWorker = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('worker/reading.ts', import.meta.url)),
        output: { entryFileNames: 'lecture.js', format: 'iife' },
      },
    },
  });
};
