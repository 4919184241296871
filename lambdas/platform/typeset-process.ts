import { type ChildProcess, fork } from 'node:child_process';
import { readModules } from '#lib/env.ts';
import { answerSchema, type TypesetAnswer, type TypesetTask } from '#lib/typeset/tasks.ts';

/** `late`: the time was over, and the process was ended. */
export type Typeset = TypesetAnswer | { readonly kind: 'late' };

/**
 * Typesets in a process of its own, which keeps what it has laid out from task to task. One that takes too long is ended,
 * which no thread can be while the compiler works, and the next task starts another. `folder` holds its program.
 * Throws when the process ends by itself, as it does without memory.
 */
export const typesetProcess = (folder: string) => {
  let running: ChildProcess | undefined;

  const start = (): ChildProcess => {
    // The process needs no other variable of the function, and must not see its credentials.
    const child = fork(`${folder}/child.cjs`, [folder], {
      env: readModules(),
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It waits for tasks for ever, and keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  };

  return (task: TypesetTask, milliseconds: number): Promise<Typeset> =>
    new Promise((resolve, reject) => {
      const child = running?.connected ? running : start();
      running = child;
      const end = (): void => {
        clearTimeout(clock);
        child.removeAllListeners();
      };
      const clock = setTimeout(() => {
        end();
        running = undefined;
        child.kill('SIGKILL');
        resolve({ kind: 'late' });
      }, milliseconds);
      child.once('message', (answer: unknown) => {
        end();
        resolve(answerSchema.parse(answer));
      });
      child.once('exit', (code, signal) => {
        end();
        reject(new Error(`the typesetting process has ended: ${code ?? signal}`));
      });
      child.once('error', (error) => {
        end();
        reject(error);
      });
      child.send(task);
    });
};
