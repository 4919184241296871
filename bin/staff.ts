import { readOptions } from './deploy/options.ts';
import { command, commandOf, lineOf } from './deploy/staff.ts';
import { runCommandLine } from './local/command-line.ts';
import { connectTo } from './local/connect.ts';

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
  const staff = await command(await connectTo(stage), stage, wish);
  for (const colleague of staff) console.log(lineOf(colleague));
  if (staff.length === 0) console.log('Nobody yet: invite the first administrator.');
});
