import {
  globalRegion,
  readStage,
  type Stage,
  type StageName,
  shopRegion,
  siteUrlOf,
  stackNames,
} from '#lib/stage.ts';
import { rehearsalContext } from '../local/foreign.ts';
import { readOutputs } from './account.ts';
import { type Context, deployStacks, synthesize } from './cdk.ts';
import type { Connect } from './connect.ts';
import { removeAllNeverCreated } from './never-created.ts';
import { originParameter, placeholder, sendOriginSecret } from './origin-secret.ts';
import type { Ready } from './preflight.ts';
import type { Settings } from './settings.ts';

export type Outputs = Readonly<Record<string, string>>;

const contextOf = (stage: StageName, settings: Settings, siteUrl: string, concurrency?: number): Context => ({
  stage,
  siteUrl,
  domain: settings.domain,
  alarmAddress: settings.alarmAddress,
  ...rehearsalContext(process.env),
  ...(concurrency !== undefined && { concurrency: String(concurrency) }),
});

const stageOf = (context: Context): Stage => readStage((key) => context[key]);

/** Regions that a stage has stacks in. */
export const regionsOf = (stage: StageName, settings: Settings): string[] => {
  const { domain, hasFirewall } = stageOf(contextOf(stage, settings, siteUrlOf(settings.domain, undefined)));
  return domain || hasFirewall ? [shopRegion, globalRegion] : [shopRegion];
};

const distributionOf = async (to: Connect, stage: StageName): Promise<string | undefined> =>
  (await readOutputs(to, shopRegion, stackNames(stage).edge))?.DistributionDomain;

/** «Stack:Name=value» of what is in us-east-1, and for a new stack what stands in for the secret. */
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

/**
 * Deploys all stacks: data first, which everything refers to, the edge last, so that no visitor meets a page before its
 * API. The first deployment without a domain does not know its own address: the functions get it in a second round.
 */
export const deployAll = async (to: Connect, name: StageName, ready: Ready): Promise<string> => {
  const names = stackNames(name);
  const { settings, facts, originSecret } = ready;
  await removeAllNeverCreated(to, name);
  const siteUrl = siteUrlOf(settings.domain, await distributionOf(to, name));
  const context = contextOf(name, settings, siteUrl, facts.concurrency);
  const stage = stageOf(context);
  await synthesize(context);
  // A sending domain may be known to SES already, or be left from a creation that failed.
  await deployStacks([names.data], { takesOver: true });
  if (regionsOf(name, settings).includes(globalRegion)) await deployStacks([names.global]);
  const running = [names.api, names.accounts, names.atelier, names.guidance, names.watch];
  await deployStacks(running);
  await deployStacks([names.edge], { parameters: await edgeParameters(to, stage) });
  await sendOriginSecret(to, names.edge, originSecret);
  const known = siteUrlOf(settings.domain, await distributionOf(to, name));
  if (known === siteUrl) return siteUrl;
  await synthesize({ ...context, siteUrl: known });
  await deployStacks([names.data, ...running, names.edge]);
  return known;
};

/** Outputs of all stacks of a stage, as the upload and the smoke test need them. */
export const readAllOutputs = async (to: Connect, stage: StageName): Promise<Outputs> => {
  const { data, api, edge } = stackNames(stage);
  const outputs = await Promise.all([data, api, edge].map((stack) => readOutputs(to, shopRegion, stack)));
  return Object.assign({}, ...outputs);
};
