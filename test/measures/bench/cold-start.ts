import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { variableOf } from '#domain/tables/variable.ts';
import { tableNames } from '#domain/tables.ts';
import { bundleHandlers } from '#lib/bundle.ts';
import { variables } from '#lib/env.ts';
import { awsEnvironment } from '../../../bin/local/aws.ts';
import { machineEnvironment } from '../../../bin/local/command.ts';
import { rootFolder } from '../../../bin/local/files.ts';
import { startAwsStub } from './aws-stub.ts';
import { type Figure, median, milliseconds, type Section } from './figure.ts';

const runs = 7;

const id = '5f0c9e0a-6f1e-4a6b-9d39-0d1d6a2f7b11';
const httpEvent = { headers: {}, requestContext: {}, routeKey: '', body: '' };
/** Events that cause a first call of AWS; every other function answers HTTP and reads the origin secret first. */
const events: Readonly<Record<string, object>> = {
  'accounts/verify-challenge': {
    request: { userAttributes: { sub: id }, challengeAnswer: id },
    response: {},
  },
  'mails/enqueue-mails': { Records: [{ eventName: 'INSERT', dynamodb: { Keys: { id: { S: id } } } }] },
  'mails/send-mail': { Records: [{ messageId: id, body: JSON.stringify({ id }) }] },
  'mails/sweep-mails': { time: '2026-11-24T17:42:00Z' },
  'payments/reconcile': { time: '2026-11-24T17:42:00Z' },
};
/** Functions that call nothing. */
const silent = ['accounts/create-challenge', 'accounts/define-challenge'];

const names = [...Object.keys(variables), ...tableNames.map(variableOf)];

/** Milliseconds of one new process. */
const probe = (bundle: string, event: object, endpoint: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const named = Object.fromEntries(names.map((name) => [name, 'eu-west-3_stub']));
    const env = {
      ...machineEnvironment(),
      ...named,
      ...awsEnvironment,
      AWS_ENDPOINT_URL: endpoint,
      MAIL_QUEUE_URL: `${endpoint}/queue`,
      STRIPE_API: endpoint,
    };
    const args = [join(rootFolder, 'test/measures/bench/probe.ts'), bundle, JSON.stringify(event)];
    const child = spawn('node', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let written = '';
    child.stdout.on('data', (chunk: Buffer) => {
      written += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(Number(written.split('\n').at(-1)))
        : reject(new Error(`${bundle} ended with ${code}`)),
    );
  });

/** Medians. The bundles take turns, so that a slow moment of the machine affects all of them. */
const timesOf = async (bundles: readonly string[], event: object, endpoint: string): Promise<number[]> => {
  const times: number[][] = bundles.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, bundle] of bundles.entries()) times[at]?.push(await probe(bundle, event, endpoint));
  }
  return times.map(median);
};

const measure = async (folder: string, endpoint: string): Promise<Figure[]> => {
  const bundled = join(folder, 'bundles');
  await bundleHandlers(bundled);
  const empty = join(folder, 'empty.js');
  await writeFile(empty, 'exports.handler = async () => ({});');
  const names = globSync('**/*.handler', { cwd: bundled })
    .map((folder) => folder.replace(/\.handler$/, ''))
    .filter((name) => !silent.includes(name));
  const figures: Figure[] = [];
  for (const name of names.sort()) {
    const bundles = [empty, join(bundled, `${name}.handler/index.js`)];
    const [nothing = 0, ours = 0] = await timesOf(bundles, events[name] ?? httpEvent, endpoint);
    figures.push({ what: name, value: `${milliseconds(ours)} · empty ${milliseconds(nothing)}` });
  }
  return figures;
};

export const coldStart = async (): Promise<Section> => {
  const folder = await mkdtemp(join(tmpdir(), 'cold-'));
  const stub = await startAwsStub();
  try {
    await mkdir(join(folder, 'bundles'));
    const figures = await measure(folder, stub.url);
    const load = loadavg()[0]?.toFixed(1);
    return {
      title: 'Import and first AWS call in a fresh process',
      counted: `medians of ${runs}, Node ${process.versions.node}, plain HTTP on loopback to a stub; load of the machine ${load} on ${availableParallelism()} cores`,
      figures,
    };
  } finally {
    await stub.stop();
    await rm(folder, { recursive: true });
  }
};
