import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserFacts, placesHash, publicStyles } from './page-plugins.ts';

/** Where the built site lands, and what the build needs beside it. */
const output = fileURLToPath(new URL('../.build/site', import.meta.url));

/** `displayName` assignments keep the whole router in the bundle, used or not: 7 kB (brotli) of every first visit. */
const shakeableRouter: Plugin = {
  name: 'shakeable-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** A style sheet belongs to the first chunk that imports it, even where no class name of it is read. */
const styleSheetsAreEffects: Plugin = {
  name: 'style-sheets-are-effects',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

const ownRuntime = fileURLToPath(new URL('src/ui/jsx-runtime.ts', import.meta.url));

/** The site's elements are created by `src/ui/jsx-runtime.ts`. */
const wholeWords: Plugin = {
  name: 'whole-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer = '') => (/node_modules|jsx-runtime\.ts/.test(importer) ? null : ownRuntime),
  },
};

/** Five characters, the same in the client build and in the prerender. */
const scopedName = (local: string, file: string): string => {
  const path = file.slice(file.indexOf('/src/'));
  return `_${createHash('sha256').update(`${path} ${local}`).digest('base64url').slice(0, 4)}`;
};

/** The part of a page for the browser is called like its path; all of them are `browser.tsx`. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const page = /\/src\/pages\/(.*)\/browser\.tsx$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${page?.replaceAll('/', '-') ?? '[name]'}-[hash].js`;
};

/** The client build; the prerender adds its own entry (`web/build.ts`). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    wholeWords,
    browserFacts,
    publicStyles,
    placesHash,
    react(),
    shakeableRouter,
    styleSheetsAreEffects,
  ],
  logLevel: 'warn',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // The style sheet flips day and night by light-dark(): all evergreen browsers since spring 2024.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        // Compressed as one, the libraries of every page are 0.8 kB smaller than in pieces; they also change rarely.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/(?:jsx-runtime|whole-words)\.ts$/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
});
