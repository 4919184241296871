import { merchantFindings } from '#domain/ops/launch.ts';
import { alarmAddressesIn, assertApart, type StageName, shopRegion } from '#lib/stage.ts';
import { readAccount, readFacts } from './account.ts';
import { type AccountFacts, accountFindings } from './account-rules.ts';
import { bootstrap } from './cdk.ts';
import type { Connect } from './connect.ts';
import { waitBeforeSending } from './origin-secret.ts';
import { assertOwnAccount } from './own-account.ts';
import { openSecretStore } from './secret-store.ts';
import { type Given, readSettings, type Settings, settingsOf, withVisitor } from './settings.ts';
import { assertUpdatable } from './stuck.ts';

export type Ready = {
  readonly facts: AccountFacts;
  /** The settings before and after this deployment. */
  readonly known: Settings;
  readonly settings: ReturnType<typeof withVisitor>;
  /** The secret that the CDN sends to the APIs. */
  readonly originSecret: string;
};

const list = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

const assertMerchant = (stage: StageName): void => {
  const findings = stage === 'prod' ? merchantFindings() : [];
  if (findings.length > 0)
    throw new Error(`The merchant’s content is not fit for customers:\n${list(findings)}`);
};

/** Customers are sold to only where somebody hears that the shop has failed. */
const assertAlarms = (stage: StageName, { alarmAddress }: Settings): void => {
  if (stage === 'prod' && alarmAddressesIn(alarmAddress).length === 0)
    throw new Error('Nobody would be told of alarms: npm run deploy -- --stage prod --alarm-address ops@…');
};

/** Throws when the operator must act first; bootstraps the regions itself. */
const assertAccount = async (facts: AccountFacts, account: string, regions: readonly string[]) => {
  const missing = facts.secrets.filter(({ values }) => values === 0).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Not written yet: ${missing.join(', ')} (npm run secrets).`);
  for (const region of regions) if (!facts.bootstrapped[region]) await bootstrap(account, region);
};

const readOriginSecret = async (to: Connect, stage: StageName): Promise<string> => {
  const kept = await openSecretStore(stage, to(shopRegion)).read('originSecret');
  const [secret] = kept?.values ?? [];
  if (!kept || secret === undefined) throw new Error('Not written yet: origin-secret (npm run secrets).');
  const wait = waitBeforeSending(kept, new Date());
  if (wait > 0)
    throw new Error(
      `Functions may not know the new origin-secret yet: deploy in ${Math.ceil(wait / 60_000)} minutes.`,
    );
  return secret;
};

/** Checks all conditions before the first change. */
export const prepare = async (
  to: Connect,
  stage: StageName,
  given: Given,
  regionsOf: (settings: Settings) => readonly string[],
): Promise<Ready> => {
  assertMerchant(stage);
  const account = await readAccount(to);
  if (!account) throw new Error('No valid AWS credentials: nothing was deployed (docs/deploying.md).');
  await assertOwnAccount(to, stage);
  await assertUpdatable(to, stage);
  const known = await readSettings(to, stage);
  const settings = withVisitor(settingsOf(known, given), known);
  assertAlarms(stage, settings);
  assertApart(account, settings.booksAccount);
  const facts = await readFacts(to, { stage, ...settings });
  await assertAccount(facts, account, regionsOf(settings));
  return { facts, known, settings, originSecret: await readOriginSecret(to, stage) };
};

/** The items that the shop still lacks before it can open to customers. */
export const stillMissing = (facts: AccountFacts): string[] =>
  accountFindings(facts)
    .filter(({ before }) => before === 'opening')
    .map(({ text }) => text);
