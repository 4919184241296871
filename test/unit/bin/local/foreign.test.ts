/** An external emulator: its tokens' issuer, and the host on which functions reach the payments. */
import { expect, test } from 'vitest';
import { foreignAddresses, rehearsalContext } from '../../../../bin/local/foreign.ts';

const payments = 'http://127.0.0.1:4242';

test('without settings the payments are on this machine and the tokens have AWS’s issuer', () => {
  expect(foreignAddresses({}, payments)).toEqual({ stripeApi: payments });
  expect(foreignAddresses({ STRIPE_API: '', TOKEN_ISSUER: '' }, payments)).toEqual({ stripeApi: payments });
});

test('a host for containers and the emulator’s own issuer can be set', () => {
  const STRIPE_API = 'http://host.docker.internal:4242';
  const TOKEN_ISSUER = 'http://localhost.localstack.cloud:4566';
  expect(foreignAddresses({ STRIPE_API, TOKEN_ISSUER }, payments)).toEqual({
    stripeApi: STRIPE_API,
    tokenIssuer: TOKEN_ISSUER,
  });
  const STRIPE_SECRET_KEY = 'sk_test_1';
  expect(foreignAddresses({ STRIPE_API, STRIPE_SECRET_KEY }, payments)).toEqual({});
});

test('on AWS no setting changes the issuer; in a rehearsal it does', () => {
  const TOKEN_ISSUER = 'http://issuer.example';
  expect(rehearsalContext({ TOKEN_ISSUER })).toEqual({});
  const AWS_ENDPOINT_URL = 'http://127.0.0.1:4566';
  expect(rehearsalContext({ AWS_ENDPOINT_URL, TOKEN_ISSUER })).toEqual({
    emulator: AWS_ENDPOINT_URL,
    tokenIssuer: TOKEN_ISSUER,
  });
  expect(rehearsalContext({ AWS_ENDPOINT_URL })).toEqual({ emulator: AWS_ENDPOINT_URL });
});
