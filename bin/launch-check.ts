import { merchantFindings } from '#domain/ops/launch.ts';
import { readAccount, readFacts } from './deploy/account.ts';
import { accountFindings } from './deploy/account-rules.ts';
import { connect } from './deploy/connect.ts';
import { dnsLines, readDnsRecords } from './deploy/dns.ts';
import { readOptions } from './deploy/options.ts';
import { readSettings, settingsOf } from './deploy/settings.ts';
import { runCommandLine } from './local/command-line.ts';

const noCredentials = 'No AWS credentials answer: what the account still has to grant was not looked at.';

/** `npm run launch-check -- --stage prod [--domain …] [--dns]`: lists what a stage still lacks. */
runCommandLine(async () => {
  const { stage, textOf, has } = readOptions(['domain'], ['dns']);
  const account = await readAccount(connect);
  const known = account ? await readSettings(connect, stage) : {};
  const asked = { stage, ...settingsOf(known, { domain: textOf('domain') }) };
  if (has('dns')) {
    if (!account) throw new Error(noCredentials);
    for (const line of dnsLines(await readDnsRecords(connect, asked))) console.log(line);
    return;
  }
  const samples = merchantFindings();
  const granted = account ? accountFindings(await readFacts(connect, asked)) : [];
  const lines = [
    ...samples.map((text) => `merchant ${text}`),
    ...granted.map(({ before, text }) => `account  ${text} (before ${before})`),
    ...(account ? [] : [`account  ${noCredentials}`]),
  ];
  for (const line of lines) console.log(line);
  if (lines.length > 0)
    throw new Error(`\n${stage} is not ready for customers: see the ${lines.length} lines above.`);
  console.log(`${stage} is ready for customers.`);
});
