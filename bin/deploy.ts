import { shopRegion } from '#lib/stage.ts';
import { readFacts } from './deploy/account.ts';
import { runVisibly } from './deploy/cdk.ts';
import { connect } from './deploy/connect.ts';
import { dnsLines, readDnsRecords } from './deploy/dns.ts';
import { rollbackLines } from './deploy/farewell.ts';
import { readOptions } from './deploy/options.ts';
import { prepare, stillMissing } from './deploy/preflight.ts';
import { publish } from './deploy/publish.ts';
import { remembering, type Settings, writeSettings } from './deploy/settings.ts';
import { smokeTest } from './deploy/smoke-test.ts';
import { deployAll, readAllOutputs, regionsOf } from './deploy/stacks.ts';
import { headCommit, runCommandLine } from './local/command-line.ts';

const steps = { count: 0 };

/** Prints and runs one step; an error says that the later steps were not run. */
const step = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
  steps.count += 1;
  console.log(`\n${steps.count}. ${name}`);
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `\nStopped at «${name}»: ${reason}\nThe later steps were not run; the command can be repeated.`,
    );
  }
};

/** `npm run deploy -- --stage dev|prod [--domain …] [--alarm-address …] [--books-account …]`. */
runCommandLine(async () => {
  const { stage, textOf } = readOptions(['domain', 'alarm-address', 'books-account']);
  if (stage === 'local') throw new Error('The local stage is npm start, or npm run deploy:local.');
  const given = {
    domain: textOf('domain'),
    alarmAddress: textOf('alarm-address'),
    booksAccount: textOf('books-account'),
  };
  const ready = await step('Launch check', () =>
    prepare(connect, stage, given, (settings) => regionsOf(stage, settings)),
  );
  await step('Build of the site', () => runVisibly('node', ['bin/build.ts']));
  const told = { settings: ready.settings, known: ready.known, commit: headCommit() };
  const write = (settings: Settings) => writeSettings(connect, stage, settings);
  const { siteUrl, settings } = await remembering(write, told, async () => {
    const siteUrl = await step('Stacks', () => deployAll(connect, stage, ready));
    const outputs = await readAllOutputs(connect, stage);
    await step('Upload of the site', async () => {
      const to = connect(shopRegion);
      const { uploaded, removed } = await publish(to, stage, outputs, process.env.AWS_ENDPOINT_URL);
      console.log(`${uploaded} files uploaded, ${removed} of old builds removed`);
    });
    await step('Smoke test', () =>
      smokeTest(connect, stage, { siteUrl, outputs, visitor: ready.settings.visitor }),
    );
    return { siteUrl };
  });
  const asked = { stage, ...settings };
  const [records, facts] = await Promise.all([readDnsRecords(connect, asked), readFacts(connect, asked)]);
  const missing = stillMissing(facts);
  console.log(`\n${siteUrl} is deployed. Its DNS must hold:`);
  for (const line of dnsLines(records)) console.log(`  ${line}`);
  if (missing.length > 0) console.log('\nBefore customers may come:');
  for (const line of [...missing.map((text) => `  ${text}`), '', ...rollbackLines(stage, settings)])
    console.log(line);
});
