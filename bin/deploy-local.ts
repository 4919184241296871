import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBooks } from './local/books.ts';
import { runCommandLine } from './local/command-line.ts';
import { bootstrap, deploy, planDeployment, synthesize } from './local/deploy.ts';
import { answers } from './local/emulator.ts';
import { rootFolder } from './local/files.ts';
import { foreignAddresses } from './local/foreign.ts';
import { preferredPorts } from './local/ports.ts';
import { putSecrets, readSecrets } from './local/secrets.ts';
import { buildSiteWhenChanged } from './local/site/build.ts';
import { uploadToEdge } from './local/stack.ts';

/** The usual address of LocalStack and compatible emulators. */
const endpoint = process.env.AWS_ENDPOINT_URL ?? 'http://127.0.0.1:4566';
const siteUrl = process.env.SITE_URL ?? `http://127.0.0.1:${preferredPorts.site}`;
const payments = `http://127.0.0.1:${preferredPorts.payments}`;

/**
 * Deploys the stacks with plain `cdk` to the emulator at AWS_ENDPOINT_URL, with `--edge` also its CDN and the built
 * site, and prints their outputs.
 */
const main = async (): Promise<void> => {
  if (!(await answers(endpoint))) {
    throw new Error(`Nothing LocalStack-compatible answers on ${endpoint} (set AWS_ENDPOINT_URL).`);
  }
  const stateFolder = join(rootFolder, '.local/deploy');
  const { values } = parseArgs({ options: { edge: { type: 'boolean', default: false } } });
  if (values.edge) await buildSiteWhenChanged();
  const addresses = {
    siteUrl,
    ...foreignAddresses(process.env, payments),
    edge: values.edge ? endpoint : undefined,
  };
  const deployment = await planDeployment(stateFolder, addresses);
  const secrets = await readSecrets(stateFolder);
  await Promise.all([synthesize(deployment), bootstrap(endpoint)]);
  await putSecrets(endpoint, secrets);
  await makeBooks(endpoint);
  const outputs = await deploy(deployment, endpoint, secrets);
  if (values.edge) await uploadToEdge(endpoint, outputs);
  for (const [name, value] of Object.entries(outputs)) console.log(`${name} ${value}`);
};

runCommandLine(main);
