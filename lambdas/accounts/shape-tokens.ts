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

/** Groups are set twice: AWS reads the override beside the claims, emulators read the claim itself. */
const noGroups = { groupOverrideDetails: { groupsToOverride: [] } };
const withoutGroups = {
  claimsToSuppress: ['cognito:groups'],
  claimsToAddOrOverride: { [missingFactor.name]: missingFactor.value },
};

/**
 * The changes that the pool makes to an account's tokens before it signs them, at sign-in and at each refresh. Only
 * accounts whose sign-in asks for a second factor get groups in their tokens. The pool's own scope is reserved for the
 * function that enrols a factor; no browser gets it.
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
