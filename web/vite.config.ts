import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scopedName } from './class-names.ts';
import { licences } from './licences.ts';
import { browserFacts, placesHash, publicStyles } from './page-plugins.ts';

/** The output folder of the site and the values of the build. */
const output = fileURLToPath(new URL('../.build/site', import.meta.url));

/** `displayName` assignments would keep the whole router in the bundle: 7 kB (brotli) of every first visit. */
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

/** A style sheet belongs to the first chunk that imports it, even when no class name of it is used. */
const styleSheetsAreEffects: Plugin = {
  name: 'style-sheets-are-effects',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/**
 * Class names become constants, so that a bundle holds only those it uses: 1 kB (brotli) of every first visit. Files that
 * choose a class by a variable keep the whole object.
 */
const classNamesAreConstants: Plugin = {
  name: 'class-names-are-constants',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) => ({
      code: code.replace(
        /^import (\w+) from ('[^']+\.module\.css');$/gm,
        (whole, name: string, from: string) =>
          code.includes(`${name}[`) ? whole : `import * as ${name} from ${from};`,
      ),
      map: null,
    }),
  },
};

const ownRuntime = fileURLToPath(new URL('src/ui/jsx-runtime.ts', import.meta.url));

/** `src/ui/jsx-runtime.ts` creates the site's elements. */
const wholeWords: Plugin = {
  name: 'whole-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer = '') => (/node_modules|jsx-runtime\.ts/.test(importer) ? null : ownRuntime),
  },
};

/** The shortest that the bundler allows: hashes do not compress, and every list of files repeats them. */
const hash = '[hash:7]';

type Chunk = { readonly name: string };
const groups = { base: 'base', vendor: 'vendor' } as const;

/** Only what every page has is named: every first visit carries the list of all chunks. */
const chunkName = ({ name }: Chunk): string =>
  name in groups ? `assets/[name]-${hash}.js` : `assets/${hash}.js`;

type Asset = { readonly names: readonly string[] };

/** Style sheets stand in that list, too; a font's name is read by people. */
const assetName = ({ names }: Asset): string =>
  names.some((name) => name.endsWith('.css')) ? `assets/${hash}[extname]` : 'assets/[name]-[hash][extname]';

/** The client build; the prerender adds its own entry (`web/build.ts`). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    wholeWords,
    browserFacts,
    publicStyles,
    placesHash,
    classNamesAreConstants,
    react(),
    shakeableRouter,
    styleSheetsAreEffects,
    licences,
  ],
  logLevel: 'warn',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      // Every target browser preloads modules itself.
      polyfill: false,
      // What every page has is there before another is opened: the list that every first visit carries is shorter without.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(?:base|vendor)-/.test(file)) : files,
    },
    // The style sheet switches between day and night by light-dark(): all evergreen browsers since spring 2024.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      onLog: (level, log, report) => {
        // For instance a class name that its style sheet lacks.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        report(level, log);
      },
      output: {
        chunkFileNames: chunkName,
        assetFileNames: assetName,
        // The libraries of every page are 0.8 kB smaller as one chunk, and they change rarely.
        codeSplitting: {
          groups: [
            // Needed by every page at once; apart, each would cost its own request and imports.
            {
              name: groups.base,
              test: /\/src\/platform\/(?:browser-storage|session-state|tab-storage)\.ts$|\/texts\/typography\.ts$|vite\/preload-helper\.js$/,
            },
            // Small pieces that come together: each name of a file is in the list that every first visit carries.
            {
              name: 'form',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:platform\/(?:attempt|keeping-choice|open-tab|save-file|sign-in-again|use-focus-on-change|use-link-query|use-loaded)|texts\/help-line|ui\/(?:error-summary|form-summary|help-line|notice|radio-list|segment|skeleton))\.tsx?$/,
            },
            {
              name: 'dossier',
              includeDependenciesRecursively: false,
              test: /\/(?:domain\/dossier\/(?:cell-name|sheet|values)|charts\/scene|features\/dossier\/(?:glyph|scene-figure|sheet-tables))\.tsx?$/,
            },
            {
              name: groups.vendor,
              test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/(?:jsx-runtime|whole-words)\.ts$/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
});
