import { connect } from './deploy/connect.ts';
import { readOptions } from './deploy/options.ts';
import { openPlace } from './deploy/place.ts';
import { releaseLines } from './deploy/release-list.ts';
import { readSettings } from './deploy/settings.ts';
import { smokeTest } from './deploy/smoke-test.ts';
import { knownSiteUrl, readAllOutputs } from './deploy/stacks.ts';
import { backLines, goBack } from './deploy/way-back.ts';
import { runCommandLine } from './local/command-line.ts';

/**
 * `npm run back -- --stage prod` lists the kept releases; with `--to <number>` functions and pages become those of that
 * release within minutes (docs/deploying.md «Way back»).
 */
runCommandLine(async () => {
  const { stage, textOf } = readOptions(['to']);
  if (stage === 'local') throw new Error('npm start keeps no releases; ways back are for stages on AWS.');
  const outputs = await readAllOutputs(connect, stage);
  const place = openPlace(connect, stage, outputs);
  const to = textOf('to');
  if (to === undefined) {
    const lines = releaseLines(await place.files.readList());
    console.log(lines.join('\n') || 'No release is kept yet.');
    return;
  }
  const done = await goBack(place, Number(to), outputs);
  for (const line of backLines(done)) console.log(line);
  console.log('Smoke test…');
  const { visitor, domain } = await readSettings(connect, stage);
  if (!visitor) throw new Error('The stage has no account for the smoke test: deploy once.');
  await smokeTest(connect, stage, { siteUrl: await knownSiteUrl(connect, stage, domain), outputs, visitor });
  console.log('It works. The next deployment leaves the way back by itself.');
});
