import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { buildFacesLayer } from './bundle-faces.ts';
import { buildTypesetterLayer, copyTypesetting, type Machine } from './bundle-typesetter.ts';
import { batchesOf } from './domain/batches.ts';
import { buildPapers, copyFaces } from './papers.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, '.build', 'lambdas');

/** The layer with Typst's native module, which two functions share: it has 50 MB. */
export const typesetterLayer = join(root, '.build', 'layers', 'typesetter');

/** The layer with the faces that the functions of reports and papers share. */
export const facesLayerFolder = join(root, '.build', 'layers', 'faces');

/** The folder of a function's bundle; `name` is the path of its handler or route below `lambdas`, without its ending. */
export const bundleOf = (name: string): string => join(output, `${name}.handler`);

/**
 * The format is CommonJS, because it loads a third faster than ESM with the AWS SDK. The SDK is included, because the
 * runtime's own is slower to load and its version cannot be pinned.
 */
const options = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  alias: {
    // docs/decisions/0009-function-bundles.md
    '@aws-sdk/credential-provider-node': join(root, 'lambdas/platform/environment-credentials.ts'),
    // Its ES module reads `import.meta.url` when it is loaded, which a CommonJS bundle lacks.
    pdfkit: join(root, 'node_modules/pdfkit/js/pdfkit.js'),
    // Its index loads the streaming renderer too, which no mail uses: 32 KB less in send-mail.
    'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
  },
  // It loads a native module, which lies in a layer.
  external: ['@myriaddreamin/typst-ts-node-compiler'],
  // The mails are rendered with React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions;

/** All functions in one call would take 4.6 GB at once; so many take 1.9 GB, and an eighth more time. */
const atOnce = 40;

/** Bundles every function. */
export const bundleHandlers = async (outdir: string): Promise<Metafile> => {
  // Whoever only wants the folder of a bundle does not wait for the routes.
  const { entryPoints, routeEntries } = await import('./bundle-entries.ts');
  const made: Metafile = { inputs: {}, outputs: {} };
  for (const batch of batchesOf(entryPoints, atOnce)) {
    const told = { outdir, entryPoints: [...batch], plugins: [routeEntries] };
    const { metafile } = await build({ ...options, ...told });
    Object.assign(made.inputs, metafile.inputs);
    Object.assign(made.outputs, metafile.outputs);
  }
  return made;
};

/** The functions that typeset reports. */
const typesetting = ['typeset/preview', 'typeset/colleague-page', 'typeset/typeset-report'] as const;

/** Writes the code of every function for the stacks. */
export const bundleLambdas = async (machine: Machine): Promise<void> => {
  rmSync(output, { recursive: true, force: true });
  await bundleHandlers(output);
  await buildPapers(join(bundleOf('mails/send-mail'), 'papers'));
  await copyFaces(join(bundleOf('papers/issue-paper'), 'faces'));
  await buildTypesetterLayer(typesetterLayer, machine);
  await buildFacesLayer(facesLayerFolder);
  for (const name of typesetting) await copyTypesetting(join(bundleOf(name), 'typeset'));
};
