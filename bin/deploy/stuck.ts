import { globalRegion, type StageName, shopRegion, stackNames } from '#lib/stage.ts';
import type { Connect } from './connect.ts';
import { readStack } from './never-created.ts';

type Stood = { readonly name: string; readonly region: string; readonly status: string };

/** Why a stack takes no update, and what leads out of it; undefined for one that takes some. */
export const stuckText = ({ name, region, status }: Stood): string | undefined => {
  if (status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS')
    return `${name} is being changed (${status}): wait until that has ended.`;
  if (status !== 'UPDATE_ROLLBACK_FAILED') return undefined;
  return `${name} could not be put back (${status}): aws cloudformation continue-update-rollback --stack-name ${name} --region ${region} (docs/deploying.md «When a stack cannot be put back»).`;
};

/** Throws before anything changes when CloudFormation would refuse an update of a stack of the stage. */
export const assertUpdatable = async (to: Connect, stage: StageName): Promise<void> => {
  const { global, edgeAlarms } = stackNames(stage);
  const stood = await Promise.all(
    Object.values(stackNames(stage)).map(async (name) => {
      const region = name === global || name === edgeAlarms ? globalRegion : shopRegion;
      const stack = await readStack(to, region, name);
      return { name, region, status: stack?.StackStatus ?? '' };
    }),
  );
  const stuck = stood.flatMap((one) => stuckText(one) ?? []);
  if (stuck.length > 0) throw new Error(stuck.join('\n'));
};
