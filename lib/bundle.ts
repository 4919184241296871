import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { buildPapers, copyFaces } from './papers.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, '.build', 'lambdas');

/** Where the bundle of a handler stands; `name` is its path below `lambdas` without `.handler.ts`. */
export const bundleOf = (name: string): string => join(output, `${name}.handler`);

/**
 * Bundles every handler in one esbuild call. CommonJS, because it imports a third faster than ESM once the AWS SDK
 * is in; the SDK is included, because the runtime's own is slower to load and not ours to pin.
 */
export const bundleHandlers = async (outdir: string): Promise<Metafile> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync('lambdas/**/*.handler.ts', { cwd: root }),
    outdir,
    outbase: 'lambdas',
    entryNames: '[dir]/[name]/index',
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    alias: {
      // docs/decisions/0009-function-bundles.md
      '@aws-sdk/credential-provider-node': join(root, 'lambdas/platform/environment-credentials.ts'),
      // Its ES module asks for `import.meta.url` when it is loaded, which a CommonJS bundle has not.
      pdfkit: join(root, 'node_modules/pdfkit/js/pdfkit.js'),
    },
    // React's production build: the mails are rendered with it.
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
};

/** The code of every function, as the stacks deploy it. */
export const bundleLambdas = async (): Promise<void> => {
  rmSync(output, { recursive: true, force: true });
  await bundleHandlers(output);
  await buildPapers(join(bundleOf('mails/send-mail'), 'papers'));
  await copyFaces(join(bundleOf('papers/issue-paper'), 'faces'));
};
