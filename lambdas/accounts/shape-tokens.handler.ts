import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { readVariable } from '#lib/env.ts';
import { shapeTokens } from './shape-tokens.ts';

/** The pool calls it at every sign-in and refresh and waits five seconds at most; without an answer it issues no token. */
export const handler = async (event: PreTokenGenerationV2TriggerEvent) => {
  const { userName, userPoolId, callerContext, request } = event;
  const { clientId } = callerContext;
  const groups = request.groupConfiguration.groupsToOverride ?? [];
  // Most accounts are customers, whose tokens stay unchanged.
  const factors = async () => {
    const { createFactors } = await import('#lambdas/gateways/factors.ts');
    return createFactors({ userPoolId, clientId });
  };
  const asked = { userName, clientId, groups, stage: readVariable('STAGE') };
  event.response.claimsAndScopeOverrideDetails = await shapeTokens(asked, factors);
  return event;
};
