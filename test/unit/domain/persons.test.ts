import { describe, expect, it } from 'vitest';
import { bornSchema } from '#domain/births/born.ts';
import { studiedOf } from '#domain/persons.ts';
import { customerInfoSchema } from '#domain/profile.ts';
import { validationTexts as texts } from '#domain/texts/validation.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { customerInfo, orderId } from '#test/support/builders.ts';

const sister = { firstName: 'Jeanne', lastName: 'D’Angelo', agrees: true };
const messageFor = (person: unknown): string | undefined =>
  customerInfoSchema.safeParse({ ...customerInfo(), person }).error?.issues[0]?.message;

describe('an order for another person', () => {
  it('is studied in the name of that person, any other in the buyer’s', () => {
    expect(studiedOf({ ...customerInfo(), person: sister })).toBe(sister);
    expect(studiedOf(customerInfo())).toEqual({ firstName: 'Camille', lastName: 'Renard' });
  });

  it('needs the agreement and both names, in letters', () => {
    expect(messageFor(sister)).toBeUndefined();
    expect(messageFor({ ...sister, agrees: false })).toBe(texts.agreementRequired);
    expect(messageFor({ ...sister, agrees: undefined })).toBe(texts.agreementRequired);
    expect(messageFor({ ...sister, firstName: ' ' })).toBe(texts.firstNameRequired);
    expect(messageFor({ ...sister, lastName: '' })).toBe(texts.lastNameRequired);
  });

  it.each([
    ['markup', 'Jeanne<b>'],
    ['a header of a mail', 'Jeanne\r\nBcc: tous@exemple.fr'],
    ['a line break', 'Jeanne\nMarie'],
    ['the separator of the stored row', 'Jeanne\u001fMarie'],
    ['letters of two scripts', 'Jeаnne'],
    ['a name that is too long', 'a'.repeat(101)],
  ])('refuses %s', (_what, firstName) => {
    expect(messageFor({ ...sister, firstName })).toMatch(/le prénom/i);
    const birthNames = { firstNames: firstName, lastName: 'Le Goff' };
    expect(customerInfoSchema.safeParse({ ...customerInfo(), birthNames }).success).toBe(false);
  });

  it('keeps certificate names readable that were sold before a letter was asked for', () => {
    const birthNames = { firstNames: '-', lastName: '’' };
    expect(customerInfoSchema.safeParse({ ...customerInfo(), birthNames }).success).toBe(false);
    expect(bornSchema.parse({ birthDate: '', birthTime: '', birthPlace: '', birthNames })).toMatchObject({
      birthNames,
    });
  });

  it.each([
    ['agreedAt', '2020-01-01T00:00:00.000Z'],
    ['email', 'jeanne@exemple.fr'],
    ['id', orderId],
  ])('refuses the foreign field %s', (field, value) => {
    expect(messageFor({ ...sister, [field]: value })).toBeDefined();
  });
});

describe('a person that the account keeps', () => {
  const kept = {
    ...{ id: orderId, first_name: 'Jeanne', last_name: 'D’Angelo', agrees: true },
    ...{ birth_date: '1995-02-03', birth_time: '', birth_place: 'Brest' },
  };
  const isAccepted = (change: Readonly<Record<string, unknown>>): boolean =>
    updateProfile.body.safeParse({ person: { ...kept, ...change } }).success;

  it('has names, a birth and the agreement', () => {
    expect(isAccepted({})).toBe(true);
    expect(isAccepted({ birth_names: { firstNames: 'Jeanne Marie', lastName: 'Le Goff' } })).toBe(true);
  });

  it.each([
    ['a minor', { birth_date: `${new Date().getUTCFullYear() - 10}-01-01` }],
    ['no date', { birth_date: '' }],
    ['no agreement', { agrees: false }],
    ['an id that is none', { id: '__proto__' }],
    ['an own date of agreement', { agreed_at: '2020-01-01T00:00:00.000Z' }],
    ['an owner', { user_id: orderId }],
    ['markup', { first_name: '<script>' }],
  ])('is refused with %s', (_what, change) => {
    expect(isAccepted(change)).toBe(false);
  });
});
