import {
  globalRegion,
  readStage,
  type Stage,
  type StageName,
  shopRegion,
  siteUrlOf,
  stackNames,
  stageTags,
  watchesEdge,
} from '#lib/stage.ts';
import { rehearsalContext } from '../local/foreign.ts';
import { readOutputs } from './account.ts';
import { type Context, deployStacks, readTemplate, synthesize, type Way } from './cdk.ts';
import type { Connect } from './connect.ts';
import { removeAllNeverCreated } from './never-created.ts';
import { originParameter, placeholder, sendOriginSecret } from './origin-secret.ts';
import type { Ready } from './preflight.ts';
import type { Settings } from './settings.ts';
import { upstreamOf } from './upstream.ts';

export type Outputs = Readonly<Record<string, string>>;

const contextOf = (stage: StageName, settings: Settings, siteUrl: string, concurrency?: number): Context => ({
  stage,
  siteUrl,
  domain: settings.domain,
  alarmAddress: settings.alarmAddress,
  booksAccount: settings.booksAccount,
  ...rehearsalContext(process.env),
  ...(concurrency !== undefined && { concurrency: String(concurrency) }),
});

const stageOf = (context: Context): Stage => readStage((key) => context[key]);

/** The regions of a stage's stacks. */
export const regionsOf = (stage: StageName, settings: Settings): string[] => {
  const made = stageOf(contextOf(stage, settings, siteUrlOf(settings.domain, undefined)));
  return made.domain || made.hasFirewall || watchesEdge(made) ? [shopRegion, globalRegion] : [shopRegion];
};

const edgeOutputs = (to: Connect, stage: StageName) => readOutputs(to, shopRegion, stackNames(stage).edge);

/** The address of a stage as it is deployed. */
export const knownSiteUrl = async (to: Connect, stage: StageName, domain?: string): Promise<string> =>
  siteUrlOf(domain, await distributionOf(to, stage));

const distributionOf = async (to: Connect, stage: StageName): Promise<string | undefined> =>
  (await edgeOutputs(to, stage))?.DistributionDomain;

/** The alarms of the CDN come after it, because they need its id. */
const deployEdgeAlarms = async (to: Connect, stage: Stage): Promise<void> => {
  if (!watchesEdge(stage)) return;
  const id = (await edgeOutputs(to, stage.name))?.DistributionId;
  if (!id) throw new Error('the CDN has no id');
  const { edgeAlarms } = stackNames(stage.name);
  await deployStacks([edgeAlarms], { parameters: [`${edgeAlarms}:DistributionId=${id}`] });
};

/** «Stack:Name=value» of the resources in us-east-1, and for a new stack the placeholder of the secret. */
const edgeParameters = async (to: Connect, stage: Stage): Promise<string[]> => {
  const { edge, global } = stackNames(stage.name);
  const abroad = (await readOutputs(to, globalRegion, global)) ?? {};
  const isNew = (await readOutputs(to, shopRegion, edge)) === undefined;
  const values = {
    CertificateArn: stage.domain && abroad.CertificateArn,
    WebAclArn: stage.hasFirewall ? abroad.WebAclArn : undefined,
    [originParameter]: isNew ? placeholder : undefined,
  };
  return Object.entries(values).flatMap(([name, value]) => (value ? [`${edge}:${name}=${value}`] : []));
};

/** The stacks that read outputs of others, in the order of their deployment: each only of those before it, and of data. */
export const readersOf = (stage: StageName): string[] => {
  const { api, accounts, atelier, desk, guidance, monitoring, edge } = stackNames(stage);
  return [api, accounts, atelier, desk, guidance, monitoring, edge];
};

/** Deploys stacks that read outputs of others, one after the other: each also when only such an output has changed. */
const deployReaders = async (to: Connect, stage: StageName, names: readonly string[], way: Way = {}) => {
  for (const name of names) {
    const outputs = await upstreamOf(await readTemplate(name), (stack) => readOutputs(to, shopRegion, stack));
    await deployStacks([name], { ...way, tags: { ...stageTags(stage), outputs } });
  }
};

/**
 * Deploys all stacks: data first, because all others refer to it; the edge last, so that no page is online before its
 * API. The first deployment without a domain does not know its own address: a second round passes it to the functions.
 */
export const deployAll = async (to: Connect, name: StageName, ready: Ready): Promise<string> => {
  const names = stackNames(name);
  const { settings, facts, originSecret } = ready;
  await removeAllNeverCreated(to, name);
  const siteUrl = await knownSiteUrl(to, name, settings.domain);
  const context = contextOf(name, settings, siteUrl, facts.concurrency);
  const stage = stageOf(context);
  await synthesize(context);
  // SES may already know a sending domain, for example after a failed creation.
  await deployStacks([names.data], { takesOver: true });
  if (stage.domain || stage.hasFirewall) await deployStacks([names.global]);
  const readers = readersOf(name);
  await deployReaders(
    to,
    name,
    readers.filter((reader) => reader !== names.edge),
  );
  await deployReaders(to, name, [names.edge], { parameters: await edgeParameters(to, stage) });
  await sendOriginSecret(to, names.edge, originSecret);
  await deployEdgeAlarms(to, stage);
  const known = await knownSiteUrl(to, name, settings.domain);
  if (known === siteUrl) return siteUrl;
  await synthesize({ ...context, siteUrl: known });
  await deployStacks([names.data]);
  await deployReaders(to, name, readers);
  return known;
};

/** The outputs of all stacks of a stage, for the upload and the smoke test. */
export const readAllOutputs = async (to: Connect, stage: StageName): Promise<Outputs> => {
  const { data, api, edge } = stackNames(stage);
  const outputs = await Promise.all([data, api, edge].map((stack) => readOutputs(to, shopRegion, stack)));
  return Object.assign({}, ...outputs);
};
