import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderStatus } from '#domain/order.ts';
import { fakeBrowser } from '#test/support/browser.ts';
import { customerInfo, wireOrder } from '#test/support/builders.ts';
import { credentialErrors } from '#web/features/auth/validation.ts';
import { entryOf, outcomeOf } from '#web/pages/compte/payment-return.ts';
import { readAccountQuery, withoutMarkers } from '#web/pages/compte/query.ts';
import {
  exitOf,
  failureOf,
  readLink,
  stateOf,
  type ValidationLink,
} from '#web/pages/validate-email/email-validation.ts';
import { ApiError } from '#web/platform/errors.ts';
import { claimEntry, emailValidatedOrder, paymentRedirect } from '#web/platform/local-store.ts';

const customer = customerInfo({ lastName: "D'Angelo", birthPlace: 'Lyon' });
const order = wireOrder({ id: '7c1e90ab-0000-4000-8000-000000000000', customer_info: customer });

describe('the address of /compte (§2)', () => {
  it.each([
    ['', '', { sessionId: undefined, isSignUpReturn: false, defaultTab: 'profile' }],
    [
      '?payment=success&session_id=cs_1',
      '',
      { sessionId: 'cs_1', isSignUpReturn: false, defaultTab: 'orders' },
    ],
    ['?session_id=cs_1', '', { sessionId: undefined, isSignUpReturn: false, defaultTab: 'profile' }],
    ['', '#historique', { sessionId: undefined, isSignUpReturn: false, defaultTab: 'history' }],
    ['?status=created', '', { sessionId: undefined, isSignUpReturn: true, defaultTab: 'profile' }],
    ['', '#type=signup', { sessionId: undefined, isSignUpReturn: true, defaultTab: 'profile' }],
  ])('parses %s%s', (search, hash, expected) => {
    expect(readAccountQuery(search, hash)).toEqual(expected);
  });

  it('loses only the sign-up markers when the banner is dismissed', () => {
    expect(withoutMarkers('/compte', '?type=signup&status=created&x=1', '#historique')).toBe(
      '/compte?x=1#historique',
    );
    expect(withoutMarkers('/compte', '?status=created', '#type=signup')).toBe('/compte');
  });
});

describe('the outcome of a payment', () => {
  const tokens = { access_token: 'a', refresh_token: 'r' };
  const origin = 'https://shop.test';

  it.each([
    [{ verified: true, order }, true, 'paid'],
    [{ verified: true, order }, false, 'confirmed'],
    [{ verified: true }, true, 'confirmed'],
    [{ verified: false, pending: true, order }, true, 'pending'],
    [{ verified: false, order: wireOrder({ status: 'pending' }) }, true, 'failed'],
    [{ verified: false, order: wireOrder({ status: 'failed' }) }, true, 'unpaid'],
    [{ verified: false, order: wireOrder({ status: 'cancelled' }) }, true, 'unpaid'],
    [{ verified: false }, true, 'failed'],
  ])('of %o with session %s is %s', (answer, hasSession, kind) => {
    expect(outcomeOf(answer, hasSession).kind).toBe(kind);
  });

  it('signs in from tokens only without a session and after a verified payment', () => {
    expect(entryOf({ verified: true, authTokens: tokens }, false, origin)).toEqual({ tokens });
    expect(entryOf({ verified: true, authTokens: tokens }, true, origin)).toBeUndefined();
    expect(entryOf({ verified: false, authTokens: tokens }, false, origin)).toBeUndefined();
  });

  it('follows a link only within the site', () => {
    expect(entryOf({ verified: true, magicLink: '/compte?x=1' }, false, origin)).toEqual({
      link: '/compte?x=1',
    });
    expect(entryOf({ verified: true, magicLink: 'https://elsewhere.test/' }, false, origin)).toBeUndefined();
    expect(entryOf({ verified: true, magicLink: '//elsewhere.test' }, false, origin)).toBeUndefined();
    expect(entryOf({ verified: true, magicLink: 'javascript:alert(1)' }, false, origin)).toBeUndefined();
  });
});

describe('the verification link (§2, §5)', () => {
  const token = 'a'.repeat(43);

  it.each([
    ['', 'no token'],
    [`?token=${token}`, 'neither order nor redirect'],
    [`?token=${token}&order=not-a-uuid`, 'a broken order'],
    [`?order=${order.id}`, 'no token'],
    [`?token=${token}&redirect=elsewhere`, 'another redirect'],
  ])('%s is incomplete: %s', (search) => {
    expect(readLink(search).request).toBeUndefined();
  });

  it.each([
    [`?token=${token}&order=${order.id}`, { token, orderId: order.id }],
    [`?token=${token}&redirect=home`, { token }],
    [`?token=${token}&redirect=checkout`, { token }],
  ])('%s is complete', (search, request) => {
    expect(readLink(search).request).toEqual(request);
  });

  const to = (redirect: ValidationLink['redirect']): ValidationLink => ({
    redirect,
    request: { token, orderId: order.id },
  });
  const answerWith = (status: OrderStatus) => ({
    success: true,
    alreadyValidated: false,
    order: { customer_info: customer, services: order.services, status },
  });

  it.each(['pending', 'cancelled', 'failed'] as const)(
    'leads to the checkout automatically: %s',
    (status) => {
      expect(exitOf(stateOf(answerWith(status)), to('checkout'))).toEqual({
        to: '/checkout?step=2&validated=true',
        label: 'Continuer mon achat',
        isAutomatic: true,
      });
    },
  );

  it('leads to the order when there is nothing to pay', () => {
    const { order: unpaid, ...answer } = answerWith('pending');
    const deciding = { ...unpaid, bank: { state: 'deciding' as const, at: '2026-11-24T17:30:00.000Z' } };
    for (const settled of [answerWith('paid'), { ...answer, order: deciding }]) {
      const exit = { to: `/compte#commande-${order.id.slice(0, 8)}`, label: 'Voir ma commande' };
      expect(exitOf(stateOf(settled), to('checkout'))).toEqual({ ...exit, isAutomatic: true });
      expect(exitOf(stateOf(settled), to(undefined))).toEqual({ ...exit, isAutomatic: false });
    }
    expect(exitOf(stateOf(answerWith('pending')), to(undefined))).toMatchObject({ to: '/' });
  });

  it('leads home otherwise, with the banner of a new account after a first use only', () => {
    const success = stateOf({ success: true, alreadyValidated: false });
    const already = stateOf({ success: true, alreadyValidated: true });
    expect(exitOf(success, to('home'))).toMatchObject({ to: '/?account_created=true', isAutomatic: false });
    expect(exitOf(already, to('home'))).toMatchObject({ to: '/', label: 'Retour à l’accueil' });
    expect(exitOf(success, to(undefined))).toMatchObject({ to: '/' });
    expect(exitOf(already, to('checkout'))).toMatchObject({ isAutomatic: true });
  });

  it('shows the server’s message, and never redirects on an error', () => {
    const refused = stateOf({ success: false, alreadyValidated: false, message: 'Ce lien est expiré.' });
    expect(refused).toMatchObject({ kind: 'error', message: 'Ce lien est expiré.' });
    expect(exitOf(refused, to('checkout')).isAutomatic).toBe(false);
  });

  it.each([
    [
      new ApiError('link_invalid', 'Ce lien est expiré ou invalide.', 400),
      'Ce lien est expiré ou invalide.',
      false,
    ],
    [new ApiError('offline', 'La connexion a échoué.', 0), 'La connexion a échoué.', true],
    [
      new ApiError('unexpected', 'Une erreur inattendue s’est produite', 500),
      'Une erreur est survenue lors de la validation de votre email.',
      true,
    ],
    [new RangeError('inside'), 'Une erreur est survenue lors de la validation de votre email.', true],
  ])('shows %s as «%s», to be tried again: %s (§8)', (error, message, canRetry) => {
    expect(failureOf(error)).toEqual({ kind: 'error', message, canRetry });
  });
});

describe('sign-in and sign-up outside the checkout (§5, §8)', () => {
  const typed = { email: 'a@b.fr', password: 'abcdef', confirmation: 'abcdef' };

  it('asks a sign-up for 6 characters and the same password twice', () => {
    expect(credentialErrors(typed, 'sign-up', 'auth')).toEqual({});
    expect(
      credentialErrors({ ...typed, password: 'abc', confirmation: 'abd' }, 'sign-up', 'account'),
    ).toEqual({
      password: 'Le mot de passe doit contenir au moins 6 caractères',
      confirmation: 'Les mots de passe ne correspondent pas',
    });
  });

  it('asks a sign-in only for what is missing or malformed', () => {
    expect(credentialErrors({ ...typed, password: 'x', confirmation: '' }, 'sign-in', 'auth')).toEqual({});
    expect(credentialErrors({ email: '', password: '', confirmation: '' }, 'sign-in', 'auth')).toEqual({
      email: 'L’email est requis',
      password: 'Saisissez le mot de passe.',
    });
  });
});

describe('the browser’s storage', () => {
  beforeEach(() => void fakeBrowser(() => new Error('no network')));
  afterEach(() => vi.unstubAllGlobals());

  it('forgets a payment hint after a day', () => {
    paymentRedirect.write({ destination: 'account', at: '2026-11-20T12:00:00Z' });
    expect(paymentRedirect.read(Date.parse('2026-11-21T11:59:00Z'))).toBeDefined();
    expect(paymentRedirect.read(Date.parse('2026-11-21T12:00:00Z'))).toBeUndefined();
    expect(localStorage.getItem('redirect.payment')).toBeNull();
  });

  it('drops malformed values', () => {
    localStorage.setItem('claim', '{"secret":"short"}');
    expect(claimEntry.read()).toBeUndefined();
    expect(localStorage.getItem('claim')).toBeNull();
    localStorage.setItem('emailValidatedOrder', 'no json');
    expect(emailValidatedOrder.read()).toBeUndefined();
  });
});
