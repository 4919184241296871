import { describe, expect, test, vi } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { fakeBrowser } from '#test/support/browser.ts';
import { keyFor } from '#test/support/keys.ts';
import { infoOf, noTyped } from '#web/pages/checkout/details.ts';
import { type PaymentPorts, paymentFailure, startPayment } from '#web/pages/checkout/payment.ts';
import { profileChange } from '#web/pages/checkout/profile-change.ts';
import { signUpRefusal } from '#web/pages/checkout/use-purchase.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, TimeoutError } from '#web/platform/errors.ts';

const info = infoOf({
  ...noTyped,
  firstName: 'Camille',
  lastName: 'D’Angelo',
  email: 'camille@exemple.fr',
  birthDate: '17/04/1991',
  birthTime: '06:42',
  birthPlace: 'Saint-Denis',
});
const request = {
  selectedServices: [keyFor.numbers],
  customerInfo: info,
  totalAmount: 9,
  attempt: '16ae54b2-5aaf-4390-a9b6-c09456d2145b',
  acceptedTerms: '2026-11-21',
  isAdult: true,
} as const;
const body = { ...request, selectedServices: [...request.selectedServices] };

const browser = (answer: Awaited<ReturnType<PaymentPorts['request']>> | Error) => {
  const log: string[] = [];
  const ports: PaymentPorts = {
    request: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    remember: (orderId, claim) => log.push(`remember ${orderId} ${claim}`),
    forget: () => log.push('forget'),
    leave: (url) => log.push(`leave ${url}`),
  };
  return { log, ports };
};
const good = { url: 'https://checkout.stripe.com/c/1', order_id: 'order', claim: 'secret' };

describe('redirecting to the payment page (§4)', () => {
  test('the claim and the hint are stored before', async () => {
    const { log, ports } = browser(good);
    await startPayment(body, ports);
    expect(log).toEqual(['remember order secret', 'leave https://checkout.stripe.com/c/1']);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/checkout', '', undefined])(
    'never to %s',
    async (url) => {
      const { log, ports } = browser({ ...good, url });
      await expect(startPayment(body, ports)).rejects.toThrow('URL de paiement non reçue');
      expect(log).toEqual(['forget']);
    },
  );

  test('a failure removes the stored values and continues', async () => {
    const { log, ports } = browser(new TimeoutError());
    await expect(startPayment(body, ports)).rejects.toThrow('Timeout: La requête a pris trop de temps');
    expect(log).toEqual(['forget']);
  });

  test('so does a browser that refuses to redirect', async () => {
    const { log, ports } = browser(good);
    const refusing = {
      ...ports,
      leave: () => {
        throw new TypeError('blocked');
      },
    };
    await expect(startPayment(body, refusing)).rejects.toThrow('blocked');
    expect(log).toEqual(['remember order secret', 'forget']);
  });
});

describe('the reaction to a refused payment', () => {
  test.each([
    ['already_paid', 'paid'],
    ['attempt_changed', 'content'],
    ['not_found', 'order'],
    ['amount_mismatch', 'other'],
  ])('%s', (code, cause) => {
    expect(paymentFailure(new ApiError(code, 'message du serveur', 409))).toEqual({
      cause,
      text: 'message du serveur',
    });
  });

  test('an internal message is replaced by the default of §8', () => {
    expect(paymentFailure(new TypeError('x is undefined')).text).toBe(
      'Erreur lors de la création du paiement',
    );
  });

  test('so is an answer of the gateway itself', async () => {
    fakeBrowser(() => ({ status: 503, json: { message: 'Service Unavailable' } }));
    const error = await call(readProfile).catch((thrown: unknown) => thrown);
    vi.unstubAllGlobals();
    expect(paymentFailure(error).text).toBe('Erreur lors de la création du paiement');
  });
});

test('a refused sign-up marks the taken address or the common password', () => {
  const common = new ApiError('invalid_request', validationTexts.passwordCommon, 400);
  expect(signUpRefusal(common)).toMatchObject({ field: 'password', text: common.message });
  expect(signUpRefusal(new ApiError('already_registered', 'Pris', 409))).toMatchObject({
    title: 'Compte existant',
    field: 'email',
  });
  expect(signUpRefusal(new ApiError('too_many', 'Trop', 429))).toEqual({
    title: 'Erreur d’inscription',
    text: 'Trop',
  });
});

const ids = { chosen: '', fresh: 'a1b2c3d4-0000-4000-8000-000000000009' };

describe('the update of the profile', () => {
  const profile = {
    email: 'camille@exemple.fr',
    first_name: 'Camille',
    last_name: 'D’Angelo',
    birth_date: '1991-04-17',
    birth_time: '06:42',
    birth_place: 'Saint-Denis',
    email_validated: true,
    created_at: '2026-11-01T10:00:00Z',
  };

  test('is empty when the profile has all fields', () => {
    expect(profileChange(info, profile, ids)).toBeUndefined();
  });

  test('is complete when one field differs or it is not known', () => {
    const change = {
      first_name: 'Camille',
      last_name: 'D’Angelo',
      birth_date: '1991-04-17',
      birth_time: '06:42',
      birth_place: 'Saint-Denis',
    };
    expect(profileChange(info, { ...profile, birth_place: null }, ids)).toEqual(change);
    expect(profileChange(info, undefined, ids)).toEqual(change);
  });
});
