import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPayment, signUp } from '#domain/wire/api.ts';
import { authorizedCustomer, identify, type VerifyAccessToken } from '#lambdas/platform/identity.ts';
import { parseBody } from '#lambdas/routing/request.ts';
import { readStripeApi, readVariable } from '#lib/env.ts';
import { readStage } from '#lib/stage.ts';
import { httpRequest, paymentRequest, userId } from '#test/support/builders.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('the caller', () => {
  const verify: VerifyAccessToken = async (token) => {
    if (token !== 'good') throw new Error('expired');
    return { userId, groups: ['experts'], issuedAt: 7, session: 'session' };
  };
  const from = (headers: Record<string, string>) => identify(httpRequest({ headers }), verify);

  it('is the customer of a valid bearer token, with any claim', async () => {
    const customer = { kind: 'customer', userId, groups: ['experts'], issuedAt: 7, session: 'session' };
    expect(await from({ authorization: 'Bearer good' })).toEqual(customer);
    expect(await from({ authorization: 'bearer good', 'x-claim': 'secret' })).toEqual(customer);
  });

  it.each(['Bearer bad', 'Bearer ', 'Bearer', '', 'good', 'Basic good', 'Bearer good bad'])(
    'is refused with the bearer %j: never anonymous, not even with a claim',
    async (authorization) => {
      await expect(from({ authorization })).rejects.toThrow(code('signed_out'));
      await expect(from({ authorization, 'x-claim': 'secret' })).rejects.toThrow(code('signed_out'));
    },
  );

  it('is a claim or anyone without a bearer token', async () => {
    expect(await from({ 'x-claim': 'secret' })).toEqual({ kind: 'claim', secret: 'secret' });
    expect(await from({ 'x-claim': '' })).toEqual({ kind: 'anonymous' });
    expect(await from({})).toEqual({ kind: 'anonymous' });
  });

  it('is the subject that API Gateway has verified, behind the authorizer', () => {
    expect(authorizedCustomer(httpRequest({ claims: { sub: userId } }))).toMatchObject({ userId });
    for (const claims of [{}, { sub: 7 }]) {
      expect(() => authorizedCustomer(httpRequest({ claims }))).toThrow(code('signed_out'));
    }
  });
});

describe('the groups of a verified token', () => {
  it.each<[unknown, string[]]>([
    ['[experts]', ['experts']],
    ['[experts administrators]', ['experts', 'administrators']],
    [
      ['experts', 'administrators'],
      ['experts', 'administrators'],
    ],
    ['experts', ['experts']],
    ['[]', []],
    [undefined, []],
    [7, []],
    [{ experts: true }, []],
    ['[not-experts experts2]', ['not-experts', 'experts2']],
  ])('%j are %j', (claim, groups) => {
    const claims = { sub: userId, 'cognito:groups': claim };
    expect(authorizedCustomer(httpRequest({ claims })).groups).toEqual(groups);
  });
});

describe('a body', () => {
  const message = (body: unknown, schema: z.ZodMiniType) => {
    try {
      return parseBody(httpRequest({ rawBody: JSON.stringify(body) }), schema);
    } catch (error) {
      return error instanceof Error ? error.message : undefined;
    }
  };
  const general = 'La demande est incomplète ou illisible. Rechargez la page, puis réessayez.';

  it.each(['', '{', 'null', '"text"', '[]', 'a=b'])('%j is an invalid request', (rawBody) => {
    expect(() => parseBody(httpRequest({ rawBody }), signUp.body)).toThrow(code('invalid_request'));
  });

  it('is refused with the first French message of its schema', () => {
    expect(message({ ...paymentRequest(), isAdult: false }, createPayment.body)).toBe(
      'Déclarez avoir 18 ans ou plus.',
    );
    const noTerms = { ...paymentRequest(), acceptedTerms: '', unknown: 1 };
    expect(message(noTerms, createPayment.body)).toBe('Acceptez les conditions générales de vente.');
  });

  it('never shows zod’s own words', () => {
    for (const body of [
      { ...paymentRequest(), unknown: 1 },
      { ...paymentRequest(), attempt: 7 },
    ]) {
      expect(message(body, createPayment.body)).toBe(general);
    }
    expect(message({ count: '1' }, z.strictObject({ count: z.int() }))).toBe(general);
  });

  it('is the schema’s result', () => {
    const rawBody = JSON.stringify({
      email: ' Camille@Exemple.FR ',
      password: 'lune-rousse-9',
      from: 'auth',
    });
    expect(parseBody(httpRequest({ rawBody }), signUp.body).email).toBe('camille@exemple.fr');
  });
});

describe('variables and stage', () => {
  it('names the variable that is missing or empty', () => {
    expect(readVariable('SITE_URL', { SITE_URL: 'https://shop.example' })).toBe('https://shop.example');
    for (const source of [{}, { SITE_URL: '' }]) {
      expect(() => readVariable('SITE_URL', source)).toThrow('SITE_URL');
    }
    expect(readStripeApi({})).toBeUndefined();
  });

  const stage = (context: Record<string, unknown>) => readStage((key) => context[key]);
  it('keeps data everywhere but locally, and requires its site', () => {
    const siteUrl = 'https://shop.example';
    expect(stage({ siteUrl })).toMatchObject({ name: 'local', keepsData: false, region: 'eu-west-3' });
    for (const name of ['dev', 'prod']) expect(stage({ stage: name, siteUrl }).keepsData).toBe(true);
    expect(() => stage({ stage: 'staging', siteUrl })).toThrow('staging');
    expect(() => stage({ stage: 'dev' })).toThrow('siteUrl');
  });
});
