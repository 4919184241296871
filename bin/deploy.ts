import { setTimeout as delay } from 'node:timers/promises';
import { shopRegion } from '#lib/stage.ts';
import { readFacts } from './deploy/account.ts';
import { runVisibly } from './deploy/cdk.ts';
import { connect } from './deploy/connect.ts';
import { dnsLines, readDnsRecords } from './deploy/dns.ts';
import { rollbackLines } from './deploy/farewell.ts';
import { readOptions } from './deploy/options.ts';
import { openPlace } from './deploy/place.ts';
import { prepare, stillMissing } from './deploy/preflight.ts';
import { publish } from './deploy/publish.ts';
import { writeSettings } from './deploy/settings.ts';
import { smokeTest } from './deploy/smoke-test.ts';
import { deployAll, readAllOutputs, regionsOf } from './deploy/stacks.ts';
import { looksIn, readRinging, watch, watchPauseMs } from './deploy/watch.ts';
import { assertWhole, backAfter, followStacks, keepRelease } from './deploy/way-back.ts';
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

/**
 * `npm run deploy -- --stage dev|prod [--domain …] [--alarm-address …] [--books-account …] [--watch <minutes>]`. When the
 * checks of a deployment are red, functions and pages become those of the last release.
 */
runCommandLine(async () => {
  const { stage, textOf } = readOptions(['domain', 'alarm-address', 'books-account', 'watch']);
  if (stage === 'local') throw new Error('The local stage is npm start, or npm run deploy:local.');
  const looks = looksIn(textOf('watch'));
  const given = {
    domain: textOf('domain'),
    alarmAddress: textOf('alarm-address'),
    booksAccount: textOf('books-account'),
  };
  const ready = await step('Launch check', () =>
    prepare(connect, stage, given, (settings) => regionsOf(stage, settings)),
  );
  await step('Build of the site', () => runVisibly('node', ['bin/build.ts']));
  const standing = await readAllOutputs(connect, stage);
  if (standing.SiteBucket !== undefined) await assertWhole(openPlace(connect, stage, standing));
  // Before anything changes, so that a failed deployment loses no domain.
  await writeSettings(connect, stage, ready.settings);
  const before = await readRinging(connect, stage);
  const siteUrl = await step('Stacks', () => deployAll(connect, stage, ready));
  const outputs = await readAllOutputs(connect, stage);
  const place = openPlace(connect, stage, outputs);
  const followed = await followStacks(place);
  if (followed.length > 0) console.log(`${followed.length} functions leave the way back`);
  await step('Upload of the site', async () => {
    const to = connect(shopRegion);
    const { uploaded, removed } = await publish(to, stage, outputs, process.env.AWS_ENDPOINT_URL);
    console.log(`${uploaded} files uploaded, ${removed} of old builds removed`);
  });
  const check = () => smokeTest(connect, stage, { siteUrl, outputs, visitor: ready.settings.visitor });
  await backAfter(place, outputs, async () => {
    await step('Smoke test', check);
    await step(`Alarms, ${looks / 2} minutes`, () =>
      watch(before, { looks, read: () => readRinging(connect, stage), pause: () => delay(watchPauseMs) }),
    );
  });
  const list = await step('Release', () => keepRelease(place, headCommit(), new Date()));
  const asked = { stage, ...ready.settings };
  const [records, facts] = await Promise.all([readDnsRecords(connect, asked), readFacts(connect, asked)]);
  const missing = stillMissing(facts);
  console.log(`\n${siteUrl} is deployed. Its DNS must hold:`);
  for (const line of dnsLines(records)) console.log(`  ${line}`);
  if (missing.length > 0) console.log('\nBefore customers may come:');
  for (const line of [...missing.map((text) => `  ${text}`), '', ...rollbackLines(stage, list)])
    console.log(line);
});
