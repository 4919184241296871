import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for values on the terminal without echo, or reads one line of a pipe per question. Throws for an unanswered
 * question.
 */
export const openQuestions = () => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = process.stdin;
  const reader = createInterface({ input, output: silent, terminal: input.isTTY, historySize: 0 });
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(`${question}: `);
    const { done, value } = await lines.next();
    process.stderr.write('\n');
    if (done || value.trim() === '') throw new Error('No value was given: nothing was written.');
    return value.trim();
  };
  return { ask, close: () => reader.close() };
};
export type Questions = ReturnType<typeof openQuestions>;
