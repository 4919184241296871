import type { StageName } from '#lib/stage.ts';
import type { Settings } from './settings.ts';

/** The commands that restore the previous deployment. */
export const rollbackLines = (stage: StageName, { commit, previousCommit }: Settings): string[] => [
  `Way back (this is ${commit ?? 'unknown'}):`,
  previousCommit
    ? `  git checkout ${previousCommit} && npm run deploy -- --stage ${stage}`
    : '  none yet: nothing was deployed here before.',
  '  A deployment that fails half-way: CloudFormation has put that stack back; repeat the command once the reason is gone.',
  '  Data, reports and accounts stay whatever is deployed; files of the last 30 days stay, so no open page breaks.',
];
