import { answerTimes } from '#domain/answer-times.ts';
import { readEvents } from './answers/read-events.ts';
import { runCommandLine } from './local/command-line.ts';
import { ownClient } from './restore/table-copy.ts';

const usage = 'npm run answers -- <Threads>: counts how long customers and experts wait for each other';

/** Prints the times to an answer, by kind and discipline (docs/commands.md). */
runCommandLine(async () => {
  const [threads, ...more] = process.argv.slice(2);
  if (!threads || more.length > 0) throw new Error(usage);
  console.table(answerTimes(await readEvents(ownClient(), threads)));
});
