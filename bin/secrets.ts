import { shopRegion } from '#lib/stage.ts';
import { openQuestions } from './deploy/ask.ts';
import { connect } from './deploy/connect.ts';
import { readOptions } from './deploy/options.ts';
import { assertOwnAccount } from './deploy/own-account.ts';
import { fillSecrets, retireSecret, rotateSecret, setSecret } from './deploy/secret-commands.ts';
import { secretNamed } from './deploy/secret-rules.ts';
import { openSecretStore } from './deploy/secret-store.ts';
import { sentOrigin } from './deploy/smoke-test.ts';
import { readAllOutputs } from './deploy/stacks.ts';
import { runCommandLine } from './local/command-line.ts';

const commands = { set: setSecret, rotate: rotateSecret, retire: retireSecret } as const;
const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);

/** `npm run secrets -- --stage dev [set | rotate | retire <secret>]`. */
runCommandLine(async () => {
  const { stage, words } = readOptions();
  const [word, name, ...others] = words;
  if (stage === 'local') throw new Error('The local stage makes its own secrets.');
  if (others.length > 0)
    throw new Error('Values are asked for, never given as arguments (docs/deploying.md).');
  await assertOwnAccount(connect, stage);
  const questions = openQuestions();
  const store = openSecretStore(stage, { region: shopRegion });
  const sent = async () => sentOrigin(stage, await readAllOutputs(connect, stage));
  const desk = { stage, store, ask: questions.ask, variables: process.env, say: console.log, sent };
  try {
    if (word === undefined) return await fillSecrets(desk);
    if (!isCommand(word)) throw new Error(`Which command? ${Object.keys(commands).join(', ')}`);
    await commands[word](secretNamed(name), desk);
  } finally {
    questions.close();
  }
});
