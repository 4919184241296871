import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { type BuiltSite, builtSiteSchema } from './edge/site.ts';

const root = join(import.meta.dirname, '..');
/** CloudFront's quota for the code of a function. */
const sizeLimit = 10_240;

/** The code of the CDN's two functions. */
export type EdgeFunctions = { readonly request: string; readonly response: string };

/** The result of the last build of the site. Throws when there is none. */
export const readBuiltSite = (): BuiltSite =>
  builtSiteSchema.parse(JSON.parse(readFileSync(join(root, '.build/edge.json'), 'utf8')));

/**
 * CloudFront supports ES 5.1 and a few later features (cloudfront-js-2.0). Code that esbuild cannot convert fails here
 * and not at the edge.
 */
const bundle = (name: string, pages: readonly string[]): string => {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`lib/edge/${name}.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es5',
    supported: { arrow: true, 'const-and-let': true, 'template-literal': true },
    define: { PAGES: JSON.stringify(pages) },
    charset: 'ascii',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
  });
  // Functions are not modules: CloudFront finds `handler` by its name.
  const code = (outputFiles[0]?.text ?? '').replace(/export\s*\{\s*handler\s*\};?\s*$/, '');
  if (!code.includes('function handler(') || code.includes('export'))
    throw new Error(`${name} has no handler`);
  if (code.length > sizeLimit)
    throw new Error(`${name} has ${code.length} bytes: CloudFront takes ${sizeLimit}`);
  return code;
};

export const bundleEdge = ({ pages }: BuiltSite): EdgeFunctions => ({
  request: bundle('viewer-request', pages),
  response: bundle('viewer-response', pages),
});
