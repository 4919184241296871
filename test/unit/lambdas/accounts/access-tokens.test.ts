import { createSign, generateKeyPairSync } from 'node:crypto';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { accessScope, poolScope } from '#domain/access-scope.ts';
import { handler } from '#lambdas/accounts/shape-tokens.handler.ts';
import { createAccessTokenVerifier } from '#lambdas/platform/access-tokens.ts';
import { sessionOf } from '#lambdas/platform/identity.ts';
import { keepKeys } from '#lambdas/platform/pool-keys.ts';
import { userId } from '#test/support/builders.ts';

const issuer = 'https://cognito-idp.eu-west-3.amazonaws.com/eu-west-3_shop';
const clientId = 'browser';

const newKey = (kid: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return { kid, privateKey, jwk: { kty: 'RSA', n, e, kid, alg: 'RS256', use: 'sig' } };
};
type Key = ReturnType<typeof newKey>;
const [old, next] = [newKey('old'), newKey('next')];

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = ({ kid, privateKey }: Key, change: Readonly<Record<string, unknown>> = {}): string => {
  const second = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, iss: issuer, token_use: 'access', client_id: clientId, scope: accessScope };
  const payload = { ...claims, iat: second, exp: second + 900, ...change };
  const content = `${encode({ alg: 'RS256', kid })}.${encode(payload)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
};

/** A pool with a clock and with keys that a test can change. */
const poolOf = (...keys: Key[]) => {
  const pool = { keys, time: 1_000_000, isDown: false };
  const load = vi.fn(async () => {
    if (pool.isDown) throw new Error('no answer');
    return { keys: pool.keys.map(({ jwk }) => jwk) };
  });
  const verify = createAccessTokenVerifier({ issuer, clientId, keys: { load, now: () => pool.time } });
  return { pool, load, verify };
};

describe('an access token', () => {
  it('names the caller and their groups', async () => {
    const { verify } = poolOf(old);
    expect(await verify(tokenOf(old))).toMatchObject({ userId, groups: [] });
    expect(await verify(tokenOf(old, { 'cognito:groups': ['experts'] }))).toEqual({
      userId,
      groups: ['experts'],
      issuedAt: expect.closeTo(Date.now() / 1000, -1),
      session: sessionOf(undefined),
    });
  });

  it.each([
    { iss: 'https://cognito-idp.eu-west-3.amazonaws.com/eu-west-3_another' },
    { iss: 'https://issuer-cognito-idp.eu-west-3.amazonaws.com/eu-west-3_shop' },
    { client_id: 'another' },
    { token_use: 'id' },
    { scope: poolScope },
    { scope: 'openid' },
    { exp: 1000 },
    { sub: undefined },
  ])('is refused with %j', async (change) => {
    await expect(poolOf(old).verify(tokenOf(old, change))).rejects.toThrow();
  });

  it('is refused with the key name of another key', async () => {
    const forged = tokenOf({ ...next, kid: 'old' });
    await expect(poolOf(old).verify(forged)).rejects.toThrow();
  });
});

describe('a new key of the pool', () => {
  it('is fetched when a token names it, and the old key stays valid as long as the pool has it', async () => {
    const { pool, load, verify } = poolOf(old);
    await verify(tokenOf(old));
    pool.keys = [old, next];
    pool.time += 60_000;
    expect(await verify(tokenOf(next))).toMatchObject({ userId });
    expect(await verify(tokenOf(old))).toMatchObject({ userId });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested once in half a minute, however many tokens name unknown keys', async () => {
    const { pool, load, verify } = poolOf(old);
    await verify(tokenOf(old));
    pool.time += 60_000;
    for (let round = 0; round < 20; round += 1) await expect(verify(tokenOf(next))).rejects.toThrow();
    expect(load).toHaveBeenCalledTimes(2);
    pool.keys = [next];
    pool.time += 30_000;
    expect(await verify(tokenOf(next))).toMatchObject({ userId });
  });

  it('does not replace the known keys when the pool does not answer', async () => {
    const { pool, verify } = poolOf(old);
    await verify(tokenOf(old));
    Object.assign(pool, { time: pool.time + 60_000, isDown: true });
    await expect(verify(tokenOf(next))).rejects.toThrow();
    expect(await verify(tokenOf(old))).toMatchObject({ userId });
  });

  it('is requested by every caller until the first answer', async () => {
    const taken: string[] = [];
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no answer'));
    load.mockResolvedValue('keys');
    const { ensure } = keepKeys({ load, now: () => 0 }, (keys) => taken.push(keys));
    await expect(ensure()).rejects.toThrow('no answer');
    await Promise.all([ensure(), ensure()]);
    expect([taken, load.mock.calls.length]).toEqual([['keys'], 2]);
  });
});

describe('the tokens of the pool', () => {
  it('lose the scope for the pool’s own API, and get the shop’s', async () => {
    const event: PreTokenGenerationV2TriggerEvent = {
      version: '2',
      region: 'eu-west-3',
      userPoolId: 'eu-west-3_shop',
      userName: userId,
      triggerSource: 'TokenGeneration_RefreshTokens',
      callerContext: { awsSdkVersion: '', clientId },
      request: { userAttributes: {}, groupConfiguration: {}, scopes: [poolScope] },
      response: { claimsAndScopeOverrideDetails: {} },
    };
    const { response } = await handler(event);
    expect(response).toEqual({
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: { scopesToAdd: [accessScope], scopesToSuppress: [poolScope] },
      },
    });
  });
});
