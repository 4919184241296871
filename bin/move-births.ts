import { moveBirthsOf } from './deploy/move-births.ts';
import { readOptions } from './deploy/options.ts';
import { runCommandLine } from './local/command-line.ts';
import { connectTo } from './local/connect.ts';

/** `npm run move-births -- --stage prod [--write]`: gives the births of old orders rows of their own (decision 39). */
runCommandLine(async () => {
  const { stage, has } = readOptions([], ['write']);
  const isDry = !has('write');
  const { read, moved, tidied, left } = await moveBirthsOf(await connectTo(stage), stage, isDry);
  console.log(`${read} orders, ${moved} births ${isDry ? 'to move' : 'moved'}, ${tidied} remainders removed`);
  for (const id of left) console.error(`left: ${id} changed meanwhile or is damaged`);
  if (left.length > 0) console.error('Run it again; an order that stays is damaged (docs/runbook.md).');
  return left.length === 0;
});
