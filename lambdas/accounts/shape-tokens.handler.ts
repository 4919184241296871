import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { readVariable } from '#lib/env.ts';
import { shapeTokens } from './shape-tokens.ts';

/** The pool waits for it at every sign-in and refresh, five seconds at most: without its answer nobody gets a token. */
export const handler = async (event: PreTokenGenerationV2TriggerEvent) => {
  const { userName, userPoolId, callerContext, request } = event;
  const { clientId } = callerContext;
  const groups = request.groupConfiguration.groupsToOverride ?? [];
  // Most who sign in are customers, who need none of it.
  const factors = async () => {
    const { createFactors } = await import('#lambdas/gateways/factors.ts');
    return createFactors({ userPoolId, clientId });
  };
  const asked = { userName, clientId, groups, stage: readVariable('STAGE') };
  event.response.claimsAndScopeOverrideDetails = await shapeTokens(asked, factors);
  return event;
};
