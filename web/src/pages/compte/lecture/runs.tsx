import type { PrintedRuns } from '#domain/report/printed.ts';

/** Text, and the words that the expert stressed; a value of the dossier reads like the text around it. */
export const Runs = ({ runs }: { runs: PrintedRuns }) =>
  runs.map((run, index) => {
    if (typeof run === 'string') return run;
    if ('em' in run) return <em key={`${index} ${run.em}`}>{run.em}</em>;
    return run.value;
  });
