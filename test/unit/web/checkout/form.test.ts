import { describe, expect, test, vi } from 'vitest';
import { emailSchema } from '#domain/profile.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Details, type FieldErrors, infoOf, noDetails } from '#web/pages/checkout/details.ts';
import { settledText } from '#web/pages/checkout/use-restore.ts';
import { errorsOf, missingFields, orderHint, problemOf } from '#web/pages/checkout/validation.ts';

const camille: Details = {
  ...noDetails,
  firstName: ' Camille ',
  lastName: 'D’Angelo',
  email: ' Camille.DAngelo@Exemple.fr ',
  password: 'sagesses4',
  confirmation: 'sagesses4',
  birthDate: '17/4/1991',
  birthTime: '6h42',
  birthPlace: 'Saint-Denis, La Réunion',
  terms: true,
  adult: true,
};
const services = [keyFor.numbers] as const;
const errors = (change: Partial<Details>, buyer: 'sign-up' | 'sign-in' | 'signed-in' = 'sign-up') =>
  errorsOf({ ...camille, ...change }, buyer, services);

test('typed values become the stored form of §3', () => {
  expect(infoOf(camille)).toEqual({
    firstName: 'Camille',
    lastName: 'D’Angelo',
    email: 'camille.dangelo@exemple.fr',
    birthDate: '1991-04-17',
    birthTime: '06:42',
    birthPlace: 'Saint-Denis, La Réunion',
  });
});

describe('errors are shown at their field, in the words of §5', () => {
  test('a complete form has none', () => {
    expect(errors({})).toEqual({});
  });

  test('a tap reads no field again whose value it leaves', () => {
    const parse = vi.spyOn(emailSchema, 'safeParse');
    errors({ email: 'camille@exemple.fr' });
    errors({ email: 'camille@exemple.fr', terms: false });
    expect(parse).toHaveBeenCalledTimes(1);
    expect(errors({ email: 'camille@' })).toHaveProperty('email');
    expect(errors({ email: 'camille@exemple.fr' })).toEqual({});
    parse.mockRestore();
  });

  test.each<[Partial<Details>, keyof Details, string]>([
    [{ email: '' }, 'email', 'L’email est requis'],
    [{ email: 'camille@' }, 'email', 'Format d’email invalide'],
    [{ email: `${'a'.repeat(250)}@exemple.fr` }, 'email', 'L’email doit contenir moins de 255 caractères'],
    [{ firstName: 'Camille2' }, 'firstName', 'Le prénom ne peut contenir que des lettres, espaces et tirets'],
    [{ lastName: 'D_Angelo' }, 'lastName', 'Le nom ne peut contenir que des lettres, espaces et tirets'],
    [
      { password: 'abc1', confirmation: 'abc1' },
      'password',
      'Le mot de passe doit contenir au moins 8 caractères',
    ],
    [
      { password: 'sagesses', confirmation: 'sagesses' },
      'password',
      'Le mot de passe doit contenir au moins une lettre et un chiffre',
    ],
    [{ confirmation: 'sagesses5' }, 'confirmation', 'Les mots de passe ne correspondent pas'],
    [{ birthDate: '31/02/1991' }, 'birthDate', 'Écrivez une date qui existe, par exemple 17/04/1991.'],
    [
      { birthDate: '01/01/2015' },
      'birthDate',
      'Nos consultations s’adressent aux personnes majeures. Vérifiez l’année.',
    ],
    [{ birthTime: '25:00' }, 'birthTime', 'Écrivez l’heure et les minutes, par exemple 06:42.'],
    [{ birthPlace: '  ' }, 'birthPlace', 'Indiquez le lieu de naissance.'],
    [{ birthZone: 'heure d’été' }, 'birthZone', 'Choisissez un fuseau horaire de la liste.'],
    [{ terms: false }, 'terms', 'Acceptez les conditions générales de vente.'],
    [{ adult: false }, 'adult', 'Déclarez avoir 18 ans ou plus.'],
  ])('%o', (change, field, message) => {
    expect(errors(change)).toEqual({ [field]: message });
  });

  test('signing in asks for e-mail and password only, of any length', () => {
    expect(errorsOf({ ...noDetails, email: 'a@b.fr', password: 'court' }, 'sign-in', services)).toEqual({});
    expect(errorsOf(noDetails, 'sign-in', services)).toEqual({
      email: 'L’email est requis',
      password: 'Saisissez le mot de passe.',
    });
  });

  test('a signed-in customer needs no password', () => {
    expect(errors({ password: '', confirmation: '' }, 'signed-in')).toEqual({});
  });
});

describe('the pay button waits for the fields of §5', () => {
  test('in the order of the screen', () => {
    expect(missingFields(noDetails, services)).toEqual([
      ...['birthDate', 'birthTime', 'birthPlace'],
      ...['firstName', 'lastName', 'email'],
    ]);
    expect(missingFields({ ...camille, lastName: '   ' }, services)).toEqual(['lastName']);
  });

  test('not for the declarations or the password', () => {
    const incomplete: Details = { ...camille, password: '', terms: false };
    expect(missingFields(incomplete, services)).toEqual([]);
  });
});

describe('the hint below the pay button', () => {
  const hint = (details: Details, errors: FieldErrors = {}) =>
    orderHint({ details, buyer: 'sign-up', missing: missingFields(details, services), errors });

  test('names what is missing, the password as well', () => {
    expect(hint({ ...camille, lastName: '', password: '', confirmation: '' })).toEqual({
      missing: ['lastName', 'password', 'confirmation'],
      wrong: [],
    });
  });

  test('names what is wrong apart from it', () => {
    const wrong = { lastName: 'x', birthDate: 'x', password: 'x' };
    expect(hint({ ...camille, lastName: '' }, wrong)).toEqual({
      missing: ['lastName'],
      wrong: ['birthDate', 'password'],
    });
  });

  test('is empty when nothing is missing or wrong', () => {
    expect(hint(camille)).toEqual({ missing: [], wrong: [] });
  });
});

describe('the toast of a refused form', () => {
  const problem = (change: Partial<Details>) => {
    const details = { ...camille, ...change };
    return problemOf(errorsOf(details, 'sign-up', services), details, services);
  };

  test('shows the first message of the screen', () => {
    expect(problem({ email: 'x', password: '', firstName: '1' })).toEqual({
      title: 'Erreur de validation',
      text: 'Le prénom ne peut contenir que des lettres, espaces et tirets',
    });
  });

  test('has its own text for missing birth data', () => {
    expect(problem({ birthTime: '' })).toEqual({
      title: 'Informations de naissance requises',
      text: 'Les services sélectionnés nécessitent vos informations de naissance complètes',
    });
  });

  test('is absent without an error', () => {
    expect(problem({})).toBeUndefined();
  });
});

test('a returning order shows whether it is paid, refunded or waiting for its bank', () => {
  const { services, customer_info, status } = wireOrder({ status: 'paid' });
  const order = { services, customer_info, status, amount: 900 };
  expect(settledText(order).title).toBe('Déjà payée');
  expect(settledText({ ...order, refunded_amount: 900 }).title).toBe('Remboursée');
  expect(settledText({ services, customer_info, status }).title).toBe('Déjà payée');
  const bank = { state: 'deciding' as const, at: '2026-11-24T17:30:00.000Z' };
  expect(settledText({ ...order, status: 'pending', bank }).title).toBe('Paiement en cours');
});
