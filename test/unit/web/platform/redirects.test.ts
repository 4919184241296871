import { describe, expect, it } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import { hasMarkers } from '#web/platform/markers.ts';
import { redirectFor } from '#web/platform/redirects.ts';

const none = { payment: false, email: false };
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shop.test');
  return { pathname, search, hash };
};
const checkout = '/checkout?step=2&validated=true';

describe('to the checkout after an e-mail (§2)', () => {
  it.each([
    '/?type=signup',
    '/compte?status=created',
    '/services#access_token=abc&token_type=bearer',
    '/#type=signup',
  ])('follows the stored flag from %s and clears it', (address) => {
    expect(redirectFor(at(address), { ...none, email: true })).toEqual({ to: checkout, clears: 'email' });
  });

  it('follows redirect=checkout without a flag, and leaves the payment flag alone', () => {
    const redirect = redirectFor(at('/?redirect=checkout&type=signup'), { ...none, payment: true });
    expect(redirect).toEqual({ to: checkout, clears: undefined });
    expect(redirectFor(at('/#redirect=checkout&type=signup'), none)?.to).toBe(checkout);
  });

  it.each([
    ['/', 'no marker'],
    ['/validate-email?token=x&order=y&redirect=checkout', 'a validation link carries no marker'],
    ['/?type=recovery', 'another type'],
  ])('stays on %s: %s', (address) => {
    expect(redirectFor(at(address), { ...none, email: true })).toBeUndefined();
  });

  it('needs a flag or redirect=checkout', () => {
    expect(redirectFor(at('/?type=signup'), none)).toBeUndefined();
  });

  it('does nothing on /checkout', () => {
    expect(
      redirectFor(at('/checkout?redirect=checkout&type=signup'), { ...none, email: true }),
    ).toBeUndefined();
  });
});

describe('to the account after a payment (§2)', () => {
  const flags = { ...none, payment: true };

  it.each([
    ['/?payment_status=success', '/compte?payment_status=success'],
    ['/services?payment=success&session_id=cs_1', '/compte?payment=success&session_id=cs_1'],
    ['/?payment_intent=pi_1', '/compte?payment_intent=pi_1'],
  ])('leads from %s to %s', (from, to) => {
    expect(redirectFor(at(from), flags)).toEqual({ to, clears: 'payment' });
  });

  it('reads payment_intent on the home page only', () => {
    expect(redirectFor(at('/services?payment_intent=pi_1'), flags)).toBeUndefined();
  });

  it('does nothing on /compte, nor without the flag', () => {
    expect(redirectFor(at('/compte?payment=success&session_id=cs_1'), flags)).toBeUndefined();
    expect(redirectFor(at('/?session_id=cs_1'), { ...none, email: true })).toBeUndefined();
  });

  it('keeps the e-mail flag', () => {
    expect(redirectFor(at('/?session_id=cs_1'), { payment: true, email: true })?.clears).toBe('payment');
  });
});

describe('a token in the address', () => {
  it('is removed, and the rest is kept', () => {
    const redirect = redirectFor(
      at('/compte?status=created&access_token=a#refresh_token=b&type=signup'),
      none,
    );
    expect(redirect).toEqual({ to: '/compte?status=created#type=signup', clears: undefined });
  });

  it('is not passed to the account', () => {
    const redirect = redirectFor(at('/?session_id=cs_1&access_token=a'), { ...none, payment: true });
    expect(redirect?.to).toBe('/compte?session_id=cs_1');
  });

  it('differs from the token of a verification link', () => {
    expect(redirectFor(at('/validate-email?token=x&redirect=home'), none)).toBeUndefined();
  });
});

it('an anchor or a bare address reads no flags', () => {
  expect(hasMarkers(at(`/services#${keyFor.numbers}`))).toBe(false);
  expect(hasMarkers(at('/'))).toBe(false);
  expect(hasMarkers(at('/#type=signup'))).toBe(true);
});
