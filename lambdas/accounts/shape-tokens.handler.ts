import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { shapeTokens } from './shape-tokens.ts';

/** The pool waits for it at every sign-in and refresh, five seconds at most: without its answer nobody gets a token. */
export const handler = async (event: PreTokenGenerationV2TriggerEvent) => {
  event.response.claimsAndScopeOverrideDetails = shapeTokens();
  return event;
};
