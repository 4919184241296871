import { join } from 'node:path';
import { type Connect, connect } from './deploy/connect.ts';
import { readOptions } from './deploy/options.ts';
import { command, commandOf, lineOf } from './deploy/staff.ts';
import { awsClientConfig } from './local/aws.ts';
import { runCommandLine } from './local/command-line.ts';
import { rootFolder } from './local/files.ts';
import { findShop } from './local/running.ts';

/** The emulator of `npm start`, or the one in the environment. */
const connectLocally = async (): Promise<Connect> => {
  const endpoint =
    process.env.AWS_ENDPOINT_URL ?? (await findShop(join(rootFolder, '.local/run.json'))).emulator;
  return () => awsClientConfig(endpoint);
};

/**
 * `npm run staff -- --stage prod list
 * invite
 * leave
 * return`: manages the staff of a stage.
 */
runCommandLine(async () => {
  const { stage, textOf, has, words } = readOptions(['name', 'discipline'], ['administrator']);
  const wish = commandOf({
    words,
    name: textOf('name'),
    discipline: textOf('discipline'),
    isAdministrator: has('administrator'),
  });
  const to = stage === 'local' ? await connectLocally() : connect;
  const staff = await command(to, stage, wish);
  for (const colleague of staff) console.log(lineOf(colleague));
  if (staff.length === 0) console.log('Nobody yet: invite the first administrator.');
});
