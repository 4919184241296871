import { describe, expect, it } from 'vitest';
import { startSession } from '#lambdas/accounts/start-session.ts';
import { now, userId } from '../support/builders.ts';

describe('a session made by the server', () => {
  const startFor = async (isInGroup: boolean) => {
    const minted: string[] = [];
    const made = { tokens: { access_token: 'access', refresh_token: 'refresh' }, originJti: 'origin' };
    const deps = {
      accounts: { isInGroup: async () => isInGroup, startSession: async () => made },
      tokens: {
        mint: async ({ purpose }: { purpose: string }) => {
          minted.push(purpose);
          return 'secret';
        },
        recordServerSession: async () => undefined,
      },
    };
    return { tokens: await startSession({ userId, email: 'ines@exemple.fr' }, deps, now), minted };
  };

  it('is given to a customer', async () => {
    expect(await startFor(false)).toEqual({
      tokens: { access_token: 'access', refresh_token: 'refresh' },
      minted: ['session'],
    });
  });

  it('is not even begun for somebody with a group, who signs in with the second factor', async () => {
    expect(await startFor(true)).toEqual({ tokens: undefined, minted: [] });
  });
});
