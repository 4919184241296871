import { answerBirth } from './birth/answer-birth.ts';

/** `npm run birth -- '{"date","time","place"}'`: prints the instant of a birth as JSON. The time is optional. */
try {
  console.log(JSON.stringify(await answerBirth(process.argv[2] ?? ''), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
