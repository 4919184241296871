import { type StageName, shopRegion, stackNames, stageNames } from '#lib/stage.ts';
import type { Connect } from './connect.ts';
import { readStack } from './never-created.ts';

/**
 * The other stages that stand in the account of the credentials: whoever may deploy one may use the roles that administer
 * its whole account (decision 77).
 */
export const readNeighbours = async (to: Connect, stage: StageName): Promise<StageName[]> => {
  const others = stageNames.filter((other) => other !== stage && other !== 'local');
  const stacks = await Promise.all(others.map((other) => readStack(to, shopRegion, stackNames(other).data)));
  return others.filter((_, at) => stacks[at]);
};

/** Why a stage may not begin beside another one. */
export const neighbourText = (other: StageName): string =>
  `The stage ${other} stands in this account: each stage needs an account of its own, because whoever deploys one administers its whole account (docs/deploying.md «One account per stage»).`;

/** Throws before anything of a stage, a secret for example, is written into the account of another one. */
export const assertOwnAccount = async (to: Connect, stage: StageName): Promise<void> => {
  const [other] = await readNeighbours(to, stage);
  if (other) throw new Error(neighbourText(other));
};
