import type { KnipConfig } from 'knip';
import { routeFiles } from './lib/route-files.ts';

export default {
  entry: [
    'bin/*.ts',
    'test/measures/*.ts',
    'test/support/tell-run.ts',
    'test/measures/bench/probe.ts',
    'lambdas/**/*.handler.ts',
    // Started as processes of their own.
    'lib/typeset/child.ts',
    'bin/content/composed-terms.ts',
    // What `npm run content` makes imports the drawings of each service.
    'lib/services/*/emblem.ts',
    ...routeFiles.map((file) => `lambdas/${file}`),
    'lambdas/platform/environment-credentials.ts',
    'lib/edge/viewer-*.ts',
    'web/prerender.tsx',
    'web/worker/reading.ts',
    'web/src/pages/**/{page.ts,browser.tsx,static.tsx}',
    'web/src/shell/start.ts',
    'web/src/ui/jsx-runtime.ts',
    'web/components/gallery.tsx',
  ],
  project: ['{bin,lib,lambdas,web,test}/**/*.{ts,tsx,mjs}'],
  vite: {
    config: 'web/vite.config.ts',
  },
  ignoreExportsUsedInFile: {
    type: true,
  },
  ignoreBinaries: ['Xvfb', 'WebKitWebDriver'],
  ignoreDependencies: [
    '@fontsource-variable/.+',
    '@expo-google-fonts/.+',
    'aws-cdk',
    '@etalab/decoupage-administratif',
  ],
} satisfies KnipConfig;
