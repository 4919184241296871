/**
 * The table of allowed imports: the first row that matches a file applies. A target is a path below the root or a
 * package; `types` may be imported as types only.
 */
export type Row = {
  readonly who: string;
  readonly files: RegExp;
  readonly may: readonly RegExp[];
  readonly types?: readonly RegExp[];
};

const node = /^node:/;
const zod = /^zod\/mini$/;
const cdk = /^(aws-cdk-lib(\/|$)|constructs$)/;
/** With what the owner writes, which `npm run content` makes modules of. */
const domain = /^(lib\/domain\/|#content\/)/;
/** A refusal of storage is a result: it knows no error of HTTP. */
const rules = /^(lib\/domain\/(?!wire\/errors)|#content\/)/;
const drawings = /^lib\/drawings\//;
/** The owner's palette and faces. */
const theme = /^#content\/(day|night|faces)\.ts$/;
const dossier = /^lib\/dossier\//;
const faces = /^lib\/faces\//;
const events = /^aws-lambda$/;
/** Folders for parts that several features of the server need: no feature imports another. */
const rooms = ['access', 'born', 'checks', 'money', 'staff'];
/** Names what finds the caller and what a route may get: nothing of it runs before the function does. */
const routing = /^lambdas\/routing\//;
const supplies = /^lambdas\/platform\/(stores|gateways|identity)\.ts$/;
const folders = (name: string) => `${name}|${rooms.join('|')}|storage`;
const handlersOf = (name: string, more: readonly RegExp[] = []): Row => ({
  who: `handlers of ${name}`,
  files: new RegExp(`^lambdas/${name}/[^/]+\\.handler\\.ts$`),
  may: [
    new RegExp(`^lambdas/(${folders(name)}|gateways|platform|routing)/`),
    ...[domain, faces, /^lib\/(env\.ts$|papers\/)/, zod, /^node:crypto$/, ...more],
  ],
  types: [events],
});
const decisionsOf = (name: string, more: readonly RegExp[] = []): Row => ({
  who: `decisions of ${name}`,
  files: new RegExp(`^lambdas/${name}/`),
  may: [
    new RegExp(`^lambdas/(${folders(name)})/(?!.*\\.handler\\.ts$)`),
    ...[
      /^lambdas\/(platform\/(log|tokens|identity)|routing\/(route|request)|gateways\/(devices|payment-errors))\.ts$/,
    ],
    ...[domain, /^node:(path|crypto)$/, ...more],
  ],
  types: [/^lambdas\/(gateways\/|platform\/identity\.ts$)/, /^lib\/(papers|typeset|dossier)\//, zod],
});
const features =
  'accounts atelier authenticity births contact exports guidance health issues live mails orders papers readings refunds reports requests threads';
/** Those with functions that no route calls, or whose routes are still handlers. */
const withHandlers =
  'accounts atelier books exports health issues live mails papers payments refunds reports';
/** What typesets has the template and the drawings too. */
const typesetting = [/^lib\/typeset\//, dossier];
const react = /^react(-router-dom)?$/;
const kit = /^web\/src\/(ui|platform|texts)\//;

export const table: readonly Row[] = [
  { who: 'sky', files: /^lib\/domain\/(guidance\/sky|charts)\//, may: [domain, zod, /^astronomy-engine$/] },
  { who: 'domain', files: /^lib\/domain\//, may: [domain, zod] },
  {
    who: 'constructs and stacks',
    files: /^lib\/(constructs|stacks)\//,
    may: [
      /^lib\/(constructs|stacks|edge)\//,
      // All routes come from one place, which finds their files.
      /^(lib\/(bundle|stage|routes)|lambdas\/routing\/callers)\.ts$/,
      domain,
      cdk,
    ],
    types: [/^lib\/env\.ts$/, routing],
  },
  {
    who: 'routes',
    files: /^lib\/route(s|-files)\.ts$/,
    may: [/^lib\/route-files\.ts$/, node],
    types: [routing],
  },
  {
    who: 'finding of routes and callers',
    files: routing,
    may: [
      ...[routing, /^lambdas\/staff\//, /^lambdas\/platform\/(log|identity)\.ts$/, domain],
      /^node:zlib$/,
    ],
    types: [supplies, /^lambdas\/storage\//, events, zod],
  },
  {
    who: 'variables',
    files: /^lib\/env\.ts$/,
    may: [/^lib\/domain\/tables\/variable\.ts$/, zod],
    types: [domain],
  },
  { who: 'stages', files: /^lib\/stage\.ts$/, may: [/^#content\//] },
  {
    who: 'bundles',
    files: /^lib\/bundle/,
    may: [
      /^lib\/(domain\/batches|papers|edge\/site|bundle-(faces|typesetter|entries)|routes|typeset\/files)\.ts$/,
      /^lambdas\/routing\/callers\.ts$/,
      ...[faces, /^(esbuild|subset-font)$/, node],
    ],
  },
  {
    who: 'papers',
    files: /^lib\/papers/,
    may: [/^lib\/papers\//, faces, drawings, domain, /^pdfkit$/, node],
  },
  { who: 'faces', files: faces, may: [faces, domain, node] },
  { who: 'drawings', files: drawings, may: [drawings, theme] },
  { who: 'services', files: /^lib\/services\//, may: [drawings, /^lib\/services\//] },
  { who: 'dossier', files: dossier, may: [dossier, domain, drawings] },
  {
    who: 'typesetting',
    files: /^lib\/typeset\//,
    may: [
      /^lib\/(typeset\/|env\.ts$)/,
      ...[dossier, domain, drawings, faces],
      zod,
      /^@myriaddreamin\/typst-ts-node-compiler$/,
      node,
    ],
  },
  { who: 'edge', files: /^lib\/edge\//, may: [/^lib\/edge\//, domain, zod] },
  {
    who: 'gateways',
    files: /^lambdas\/gateways\//,
    may: [
      ...[/^@(aws-sdk|smithy)\//, /^stripe$/, /^nodemailer\//],
      /^(unpdf\/pdfjs|@cantoo\/pdf-lib|client-zip|bowser)$/,
      domain,
      zod,
      /^lambdas\/gateways\//,
      /^node:(child_process|crypto|https?|timers\/promises|url|worker_threads|zlib)$/,
    ],
  },
  {
    who: 'storage',
    files: /^lambdas\/storage\//,
    may: [
      /^lambdas\/(storage|platform\/(log|tokens)\.ts)/,
      ...[/^@aws-sdk\/(client|lib)-dynamodb$/, /^node:zlib$/, rules, zod],
    ],
  },
  {
    who: 'platform',
    files: /^lambdas\/platform\//,
    may: [
      /^lambdas\/(platform|routing|gateways|storage)\//,
      /^@aws-sdk\//,
      /^aws-jwt-verify(\/|$)/,
      domain,
      /^lib\/(env\.ts$|typeset\/)/,
      /^node:(child_process|crypto|fs|module)$/,
    ],
    types: [events, zod],
  },
  {
    who: 'mail components',
    files: /^lambdas\/mails\/(.*\.tsx|styles\.ts|picture\/.*)$/,
    may: [/^lambdas\/mails\//, domain, drawings, /^(react|react-dom\/server|node:zlib)$/],
  },
  handlersOf('typeset', typesetting),
  ...withHandlers.split(' ').map((name) => handlersOf(name)),
  ...[...features.split(' '), ...rooms].map((name) => decisionsOf(name)),
  ...['desk', 'typeset'].map((name) => decisionsOf(name, [dossier])),
  decisionsOf('books', [/^node:zlib$/]),
  // The route of a payment answers a ping too.
  decisionsOf('payments', [zod]),
  { who: 'web features', files: /^web\/src\/features\//, may: [kit, domain, dossier, drawings, zod, react] },
  {
    who: 'web pages',
    files: /^web\/src\/pages\//,
    may: [
      /^web\/(drawings\/|src\/(features\/|shell\/(all-facts|loading|page-facts|static-parts)\.tsx?$))/,
      ...[kit, dossier, drawings, domain, zod, /^(react(-router-dom)?|lean-qr|fflate|prosemirror-[a-z]+)$/],
    ],
  },
  {
    who: 'web kit',
    files: /^web\/src\/ui\//,
    may: [/^web\/src\/(ui|texts)\//, domain, /^react(-router-dom|\/jsx-runtime)?$/],
  },
  { who: 'web texts', files: /^web\/src\/texts\//, may: [/^web\/src\/texts\//, domain] },
  {
    who: 'web platform',
    files: /^web\/src\/platform\//,
    may: [/^web\/src\/(platform|texts)\//, domain, zod, /^(react(-router-dom)?|amazon-cognito-identity-js)$/],
  },
  {
    who: 'web shell',
    files: /^web\/src\/shell\//,
    may: [
      /^web\/src\/(shell|features|styles)\//,
      kit,
      domain,
      /^(virtual:public-styles|react(-dom\/client|-router-dom)?)$/,
    ],
    types: [/^web\/drawings\/build\.ts$/],
  },
  {
    who: 'drawings of the build',
    files: /^web\/drawings\//,
    may: [/^web\/drawings\//, dossier, drawings, domain, /^astronomy-engine$/, node],
  },
  {
    who: 'page of the components',
    files: /^web\/components\//,
    may: [
      /^web\/(components|src\/(ui|texts|styles|shell|platform|features\/(birth|editorial)))\//,
      /^web\/src\/pages\/compte\/order-entry\.tsx$/,
      domain,
      /^react(-dom\/client|-router-dom)?$/,
    ],
  },
  {
    who: 'worker of the reading page',
    files: /^web\/worker\//,
    may: [/^web\/src\/platform\/old-reports\.ts$/],
  },
  { who: 'places', files: /^web\/places\//, may: [/^web\/places\//, domain, zod, node] },
  {
    who: 'site build',
    files: /^web\/(share\/)?[^/]+$/,
    may: [
      /^(web|lib\/(edge|typeset))\//,
      ...[domain, drawings, faces],
      /^(react(-|$)|@?vite|@resvg\/|purgecss|subset-font|zod)/,
      node,
    ],
  },
  {
    who: 'start of the stand-in',
    files: /^bin\/local\//,
    may: [
      /^bin\//,
      /^lib\//,
      /^test\/support\/stripe\//,
      zod,
      /^@aws-sdk\//,
      /^(postal-mime|smtp-server|amazon-cognito-identity-js)$/,
      node,
    ],
  },
  {
    who: 'deployment',
    files: /^bin\/deploy\//,
    may: [/^(bin|lib|@aws-sdk)\/|^lambdas\/(gateways\/site-checks|platform\/tokens)\.ts$/, ...[zod, node]],
  },
  {
    who: 'restore',
    files: /^bin\/restore\//,
    may: [
      /^(bin\/(restore|local)|lib|@aws-sdk)\/|^lambdas\/(storage\/(erased|booked|writes)|papers\/numbering|platform\/tokens)\./,
      zod,
      node,
    ],
  },
  {
    who: 'answers',
    files: /^bin\/answers\//,
    may: [/^(lib|@aws-sdk)\//],
  },
  {
    who: 'commands',
    files: /^bin\//,
    may: [
      /^(bin|lib|#content)\//,
      /^web\/(build(-components)?|places\/build)\.ts$/,
      /^yaml$/,
      cdk,
      zod,
      node,
    ],
  },
  { who: 'tests', files: /^test\//, may: [/./] },
];
