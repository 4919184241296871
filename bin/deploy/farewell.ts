import type { StageName } from '#lib/stage.ts';
import type { ReleaseList } from './release-list.ts';

/** The commands that restore the previous release. */
export const rollbackLines = (stage: StageName, { releases }: ReleaseList): string[] => {
  const [before, current] = [releases.at(-2), releases.at(-1)];
  return [
    `Way back (this is ${current ? `release ${current.number}, ${current.commit}` : 'unknown'}):`,
    ...(before
      ? [
          `  npm run back -- --stage ${stage} --to ${before.number}   functions and pages, within minutes`,
          `  git checkout ${before.commit} && npm run deploy -- --stage ${stage}   everything else, too`,
        ]
      : ['  none yet: nothing was deployed here before.']),
    '  A deployment that fails half-way: CloudFormation has put that stack back; repeat the command once the reason is gone.',
    '  Data, reports and accounts stay whatever is deployed; files of the last 30 days stay, so no open page breaks.',
  ];
};
