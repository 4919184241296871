import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod/mini';
import { bundleOf, facesLayerFolder, typesetterLayer } from '#lib/bundle.ts';
import { bundleEdge } from '#lib/bundle-edge.ts';
import type { BuiltSite } from '#lib/edge/site.ts';
import { routes } from '#lib/routes.ts';
import { AccountsStack } from '#lib/stacks/accounts-stack.ts';
import { ApiStack } from '#lib/stacks/api-stack.ts';
import { AtelierStack } from '#lib/stacks/atelier-stack.ts';
import { dataStack } from '#lib/stacks/data-stack.ts';
import { DeskStack } from '#lib/stacks/desk-stack.ts';
import { EdgeAlarmsStack } from '#lib/stacks/edge-alarms-stack.ts';
import { EdgeStack } from '#lib/stacks/edge-stack.ts';
import { GlobalStack } from '#lib/stacks/global-stack.ts';
import { GuidanceStack } from '#lib/stacks/guidance-stack.ts';
import { MonitoringStack } from '#lib/stacks/monitoring-stack.ts';
import { globalRegion, readStage, type StageName, stackNames, watchesEdge } from '#lib/stage.ts';

const resourceSchema = z.object({
  Type: z.string(),
  Properties: z.optional(z.record(z.string(), z.unknown())),
  DependsOn: z.optional(z.array(z.string())),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
  Metadata: z.optional(z.record(z.string(), z.unknown())),
});
export type Resource = z.infer<typeof resourceSchema> & { readonly id: string };

/** A synthesized stack: its resources by type, its outputs, and the whole as JSON. */
export type Synthesized = {
  readonly ofType: (type: string) => Resource[];
  /** The number of resources; CloudFormation allows 500. */
  readonly count: number;
  readonly outputs: readonly string[];
  readonly json: string;
};

/** The code of a function does not change its template, so an empty folder replaces a bundle that is not built. */
const provideBundles = () => {
  for (const layer of [typesetterLayer, facesLayerFolder]) mkdirSync(layer, { recursive: true });
  const lambdas = join(import.meta.dirname, '../../lambdas');
  for (const handler of globSync('**/*.handler.ts', { cwd: lambdas })) {
    mkdirSync(bundleOf(handler.replace(/\.handler\.ts$/, '')), { recursive: true });
  }
  for (const { entry } of routes) mkdirSync(bundleOf(entry), { recursive: true });
};

const read = (template: Template): Synthesized => {
  const json = template.toJSON();
  const resources = Object.entries(z.record(z.string(), resourceSchema).parse(json.Resources)).map(
    ([id, resource]) => ({ ...resource, id }),
  );
  return {
    ofType: (type) => resources.filter((resource) => resource.Type === type),
    count: resources.length,
    outputs: Object.keys(json.Outputs ?? {}),
    json: JSON.stringify(json),
  };
};

/** The context of `cdk.json`. */
const { context: ownContext } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8')));

const context = (stage: StageName) => ({
  stage,
  booksAccount: '444455556666',
  ...(stage === 'prod' ? { domain: 'shop.example' } : { siteUrl: 'https://shop.example' }),
  ...(stage === 'prod' && { alarmAddress: 'ops@shop.example, +33612345678', concurrency: '1000' }),
  ...(stage === 'local' && {
    siteUrl: 'http://127.0.0.1:4173',
    stripeApi: 'http://127.0.0.1:4242',
    emulator: 'http://127.0.0.1:4303',
    edge: 'true',
  }),
  'aws:cdk:disable-asset-staging': true,
  ...ownContext,
});

/** Replaces `.build/edge.json`: the template must not wait for a build of the site. */
export const builtSite: BuiltSite = { pages: ['/', '/services'], styleHashes: ['sha256-c3R5bGU='] };

const nothing: Synthesized = { ofType: () => [], count: 0, outputs: [], json: '{}' };

type Stacks = Readonly<Record<keyof ReturnType<typeof stackNames>, Synthesized>>;
type Made = { readonly app: App; readonly stacks: Stacks };

/** All stacks of a stage, like `bin/shop.ts`. */
const synthesize = (name: StageName): Made => {
  provideBundles();
  const outdir = mkdtempSync(join(tmpdir(), 'shop-stacks-'));
  const app = new App({ context: context(name), outdir });
  const stage = readStage((key) => app.node.tryGetContext(key));
  const names = stackNames(stage.name);
  const env = { region: stage.region, account: '111122223333' };
  const data = dataStack(app, names.data, { env, stage });
  const api = new ApiStack(app, names.api, { env, stage, data });
  const accounts = new AccountsStack(app, names.accounts, { env, stage, data, api });
  const atelier = new AtelierStack(app, names.atelier, { env, stage, data, api });
  const desk = new DeskStack(app, names.desk, { env, stage, data, api });
  const guidance = new GuidanceStack(app, names.guidance, { env, stage, data, api });
  const monitoring = new MonitoringStack(app, names.monitoring, { env, stage, api });
  const { styleHashes } = builtSite;
  const functions = bundleEdge(builtSite);
  const edge = new EdgeStack(app, names.edge, { env, stage, data, api, styleHashes, functions });
  const isGlobal = stage.domain !== undefined || stage.hasFirewall;
  const abroad = { ...env, region: globalRegion };
  const global = isGlobal ? new GlobalStack(app, names.global, { env: abroad, stage }) : undefined;
  const edgeAlarms = watchesEdge(stage)
    ? new EdgeAlarmsStack(app, names.edgeAlarms, { env: abroad, stage })
    : undefined;
  const stacks = {
    data: read(Template.fromStack(data)),
    api: read(Template.fromStack(api)),
    accounts: read(Template.fromStack(accounts)),
    atelier: read(Template.fromStack(atelier)),
    desk: read(Template.fromStack(desk)),
    guidance: read(Template.fromStack(guidance)),
    monitoring: read(Template.fromStack(monitoring)),
    edge: read(Template.fromStack(edge)),
    global: global ? read(Template.fromStack(global)) : nothing,
    edgeAlarms: edgeAlarms ? read(Template.fromStack(edgeAlarms)) : nothing,
  };
  rmSync(outdir, { recursive: true });
  return { app, stacks };
};

const made = new Map<StageName, Made>();

const make = (name: StageName): Made => {
  const known = made.get(name) ?? synthesize(name);
  made.set(name, known);
  return known;
};

/** The synthesized stacks of a stage, once per process. */
export const stacksOf = (name: StageName): Stacks => make(name).stacks;

/** The tree of constructs of a stage's stacks. */
export const appOf = (name: StageName): App => make(name).app;

/** The only resource of a type. */
export const only = (stack: Synthesized, type: string): Resource => {
  const [resource, ...others] = stack.ofType(type);
  if (!resource || others.length > 0) throw new Error(`not exactly one ${type}`);
  return resource;
};
