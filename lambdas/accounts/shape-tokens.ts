import { accessScope, poolScope } from '#domain/access-scope.ts';

/** What the pool changes in the tokens of an account before it signs them: at sign-in and at each refresh. */
export const shapeTokens = () => ({
  accessTokenGeneration: { scopesToAdd: [accessScope], scopesToSuppress: [poolScope] },
});
