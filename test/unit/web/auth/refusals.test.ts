import { describe, expect, it } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import { refusalOf } from '#web/features/auth/credentials-form.tsx';
import { ApiError } from '#web/platform/errors.ts';

describe('a refused sign-in or sign-up', () => {
  it('names an existing account on /auth, and shows the server’s sentence on /compte', () => {
    const error = new ApiError('already_registered', 'Un compte existe déjà.', 409);
    expect(refusalOf(error, 'sign-up', 'auth')).toMatchObject({
      title: 'Compte existant',
      text: 'Il y a déjà un compte lié à cette adresse email. Connectez-vous plutôt.',
    });
    expect(refusalOf(error, 'sign-up', 'account')).toMatchObject({
      title: 'Erreur d’inscription',
      text: 'Un compte existe déjà.',
    });
  });

  it('marks a common password, and no field after too many tries', () => {
    const common = new ApiError('invalid_request', validationTexts.passwordCommon, 400);
    expect(refusalOf(common, 'sign-up', 'auth')).toMatchObject({ field: 'password', text: common.message });
    const tries = new ApiError('too_many', 'Trop de tentatives.', 429);
    expect(refusalOf(tries, 'sign-up', 'auth')).toEqual({
      title: 'Erreur d’inscription',
      text: 'Trop de tentatives.',
    });
  });

  it('does not show the inside of a failure', () => {
    expect(refusalOf(new RangeError('inside'), 'sign-in', 'auth')).toMatchObject({
      title: 'Erreur de connexion',
      text: 'Une erreur inattendue s’est produite',
    });
  });
});
