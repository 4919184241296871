import { accessScope, poolScope } from '#domain/access-scope.ts';
import { missingFactor } from '#domain/staff-groups.ts';
import type { Factors } from '#lambdas/gateways/factors.ts';

type Asked = {
  readonly userName: string;
  readonly clientId: string;
  readonly groups: readonly string[];
  readonly stage: string;
};
type Pool = Pick<Factors, 'isEnrolled' | 'isEnrolment'>;

const ownScope = { scopesToAdd: [accessScope], scopesToSuppress: [poolScope] };

/** Said twice: AWS reads the groups beside the claims, emulators the claim itself. */
const noGroups = { groupOverrideDetails: { groupsToOverride: [] } };
const withoutGroups = {
  claimsToSuppress: ['cognito:groups'],
  claimsToAddOrOverride: { [missingFactor.name]: missingFactor.value },
};

/**
 * What the pool changes in the tokens of an account before it signs them: at sign-in and at each refresh. Groups are in
 * the tokens of those alone whose sign-in asks for a second factor. The pool's own scope is for the function that enrols
 * one; no browser gets it.
 */
export const shapeTokens = async (
  { userName, clientId, groups, stage }: Asked,
  factors: () => Promise<Pool>,
) => {
  if (groups.length === 0) return { accessTokenGeneration: ownScope };
  const pool = await factors();
  if (await pool.isEnrolled(userName)) return { accessTokenGeneration: ownScope };
  const isEnrolling = await pool.isEnrolment(clientId, stage);
  return {
    accessTokenGeneration: { ...(isEnrolling ? {} : ownScope), ...withoutGroups },
    idTokenGeneration: withoutGroups,
    ...noGroups,
  };
};
