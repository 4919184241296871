/** The process that typesets. Its first argument is the folder of template and faces. */
import { copiedFiles } from './copied-files.ts';
import { reportEditions } from './report-editions.ts';
import { OffPage, reportPage } from './report-paper.ts';
import { type TypesetAnswer, type TypesetTask, taskSchema } from './tasks.ts';
import { createTypesetter, NotTypeset } from './typesetter.ts';

const typesetter = createTypesetter(copiedFiles(process.argv[2] ?? ''));

const work = (task: TypesetTask): TypesetAnswer =>
  task.kind === 'page'
    ? { kind: 'page', page: reportPage(typesetter, task.input, task.page) }
    : { kind: 'editions', editions: reportEditions(typesetter, task.input, task.conventions) };

const answerTo = (task: TypesetTask): TypesetAnswer => {
  try {
    return work(task);
  } catch (error) {
    if (error instanceof OffPage) return { kind: 'off', sections: error.sections };
    if (error instanceof NotTypeset) return { kind: 'refused', reasons: error.reasons, where: error.where };
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
};

process.on('message', (task: unknown) => {
  process.send?.(answerTo(taskSchema.parse(task)));
});
