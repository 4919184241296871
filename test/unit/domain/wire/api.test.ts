import { describe, expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import * as api from '#domain/wire/api.ts';
import { errorStatuses, ShopError } from '#domain/wire/errors.ts';
import * as profile from '#domain/wire/profile.ts';
import { attempt, customerInfo, orderId, paymentRequest } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const signUp = { email: 'camille@exemple.fr', password: 'lune-rousse-9', from: 'checkout' };

describe('bodies of the wire', () => {
  it.each([
    ['create-payment', api.createPayment.body, paymentRequest()],
    ['create-payment of an order', api.createPayment.body, paymentRequest({ orderId })],
    ['the warm-up ping', api.createPayment.ping, { ping: true }],
    ['verify-payment', api.verifyPayment.body, { sessionId: 'cs_test_a1B2c3D4' }],
    ['sign-up', api.signUp.body, signUp],
    ['validate-email', api.validateEmail.body, { token: 'secret', orderId }],
    ['resend', api.resendValidation.body, {}],
    ['profile', profile.updateProfile.body, { birth_date: null, birth_place: '' }],
  ])('%s: accepted as it is, refused with an unknown field', (_name, schema, body) => {
    expect(schema.safeParse(body).success).toBe(true);
    expect(schema.safeParse({ ...body, unknown: 1 }).success).toBe(false);
  });

  it.each([
    ['no selection', { selectedServices: [] }],
    ['more services than there are', { selectedServices: Array.from({ length: 6 }, () => keyFor.numbers) }],
    ['a total as text', { totalAmount: '9' }],
    ['a total that is no number', { totalAmount: Number.NaN }],
    ['an attempt that is no UUID', { attempt: '1' }],
    ['an order id that is no UUID', { orderId: '../orders' }],
    ['terms not accepted', { acceptedTerms: '' }],
    ['a minor', { isAdult: false }],
    ['an unknown field of the customer', { customerInfo: { ...customerInfo(), admin: true } }],
    ['a customer without a name', { customerInfo: { ...customerInfo(), firstName: ' ' } }],
  ])('create-payment refuses %s', (_case, changes) => {
    expect(api.createPayment.body.safeParse({ ...paymentRequest(), ...changes }).success).toBe(false);
  });

  it.each(['', 'pi_123456789', 'cs_short', 'cs_test_../../x', `cs_${'a'.repeat(201)}`, 'cs_test_a1B2c3D4\n'])(
    'verify-payment refuses the session id %j',
    (sessionId) => {
      expect(api.verifyPayment.body.safeParse({ sessionId }).success).toBe(false);
    },
  );

  it('a ping has no other field', () => {
    for (const body of [{ ping: false }, { ping: true, attempt }, {}, null]) {
      expect(api.createPayment.ping.safeParse(body).success).toBe(false);
    }
  });

  it('a claim is 32 bytes in base64url', () => {
    expect(api.claimSecret.safeParse('A-_9'.repeat(10).concat('abc')).success).toBe(true);
    for (const value of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`]) {
      expect(api.claimSecret.safeParse(value).success).toBe(false);
    }
  });
});

describe('errors', () => {
  it('carry their status and the French message of their code', () => {
    expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(errorStatuses).sort());
    expect(new ShopError('already_paid')).toMatchObject({
      code: 'already_paid',
      status: 409,
      message: 'Cette commande est déjà payée. Vous la retrouvez dans votre compte.',
    });
    expect(new ShopError('invalid_request', 'Le nom est requis').message).toBe('Le nom est requis');
  });

  it('have the texts of §8', () => {
    expect(errorTexts.already_registered).toBe(
      'Un compte existe déjà avec cet email. Connectez-vous plutôt.',
    );
    expect(errorTexts.payment_unavailable).toBe('Erreur lors de la création du paiement');
    expect(errorTexts.unexpected).toBe('Une erreur inattendue s’est produite');
  });
});
