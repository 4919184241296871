import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNameSchema, lastNameSchema } from '#domain/names.ts';
import {
  birthDateSchema,
  birthPlaceSchema,
  birthTimeSchema,
  customerInfoSchema,
  emailSchema,
  hasBirthInfo,
  printedPlaceSchema,
} from '#domain/profile.ts';
import { customerInfo } from '#test/support/builders.ts';

type Parsed = { success: true; data: string } | { success: false; error: { issues: { message: string }[] } };
type Schema = { safeParse: (value: unknown) => Parsed };

/** The field's message: the first one, or undefined when the value is accepted. */
const messageOf = (schema: Schema, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

const atLength = (length: number) => `${'a'.repeat(length - '@exemple.fr'.length)}@exemple.fr`;

describe('e-mail (§5)', () => {
  it.each([
    ['', 'L’email est requis'],
    ['   ', 'L’email est requis'],
    ['camille', 'Format d’email invalide'],
    ['camille@exemple', 'Format d’email invalide'],
    ['camille@@exemple.fr', 'Format d’email invalide'],
    ['camille..renard@exemple.fr', 'Format d’email invalide'],
    ['.camille@exemple.fr', 'Format d’email invalide'],
    ['camille@-exemple.fr', 'Format d’email invalide'],
    ['camille@exemple.fr, autre@exemple.fr', 'Format d’email invalide'],
    ['Camille <camille@exemple.fr>', 'Format d’email invalide'],
    ['camille@exemple.fr\nBcc: autre@exemple.fr', 'Format d’email invalide'],
    [atLength(256), 'L’email doit contenir moins de 255 caractères'],
  ])('%j → %s', (value, message) => {
    expect(messageOf(emailSchema, value)).toBe(message);
  });

  it.each([
    ['a Cyrillic а', 'cаmille@exemple.fr'],
    ['the Kelvin sign for k', '\u212aarim@exemple.fr'],
    ['a dotless ı', 'camılle@exemple.fr'],
    ['a full-width letter', 'ｃamille@exemple.fr'],
    ['a zero-width space', 'cam\u200bille@exemple.fr'],
    ['a control character', 'cam\u0000ille@exemple.fr'],
    ['a Cyrillic host', 'camille@ехеmple.fr'],
  ])('refuses a look-alike address: %s', (_case, value) => {
    expect(messageOf(emailSchema, value)).toBe('Format d’email invalide');
  });

  it('is trimmed and lower-cased, and may have 255 characters', () => {
    expect(emailSchema.parse('  Camille.Renard+shop@Exemple.FR ')).toBe('camille.renard+shop@exemple.fr');
    expect(emailSchema.parse('a@x.xn--p1ai')).toBe('a@x.xn--p1ai');
    expect(messageOf(emailSchema, atLength(255))).toBeUndefined();
  });
});

describe('names (§5)', () => {
  const cases = [
    ['', 'Écrivez le prénom.', 'Écrivez le nom.'],
    ['  ', 'Écrivez le prénom.', 'Écrivez le nom.'],
    [
      'a'.repeat(101),
      'Écrivez le prénom en 100 caractères au plus.',
      'Écrivez le nom en 100 caractères au plus.',
    ],
    ...[
      'R2D2',
      'Camille!',
      '<b>Camille</b>',
      'Cam\u200bille',
      'Cam\u202eille',
      'Cam\u0007ille',
      'Cam\nille',
      '😀',
      // Look-alikes: a Cyrillic letter among Latin ones, a Greek one, full-width, mathematical, a ligature.
      'Cаmille',
      'Cαmille',
      'Ｃamille',
      '𝐂amille',
      'Raﬁk',
    ].map(
      (value) =>
        [
          value,
          'Le prénom ne peut contenir que des lettres, espaces et tirets',
          'Le nom ne peut contenir que des lettres, espaces et tirets',
        ] as const,
    ),
    [
      'ཨ བ',
      'Nos documents ne peuvent pas imprimer ཨ བ. Écrivez le prénom en lettres latines.',
      'Nos documents ne peuvent pas imprimer ཨ བ. Écrivez le nom en lettres latines.',
    ],
    ...['-', "'", '’', '- -', '\u0301'].map(
      (value) =>
        [
          value,
          'Écrivez le prénom avec au moins une lettre.',
          'Écrivez le nom avec au moins une lettre.',
        ] as const,
    ),
  ] as const;
  it.each(cases)('%j is refused with the message of its field', (value, first, last) => {
    expect(messageOf(firstNameSchema, value)).toBe(first);
    expect(messageOf(lastNameSchema, value)).toBe(last);
  });

  it.each([
    'Élodie',
    'Jean-Noël',
    'D’Angelo',
    'Gal·la',
    'de la Tour',
    'Zoe\u0308',
    'Łukasz',
    'Софія',
    'Ελένη',
    'さくら',
    'サクラ 桜',
    // Each is printed in reports and notes.
    ...['李小龙', 'محمد', 'דוד', '이', 'ณัฐ', 'សុខ', 'გიორგი', 'Արմեն', 'देवी', 'Nguyễn'],
    'a'.repeat(100),
  ])('accepts %s', (value) => {
    expect(firstNameSchema.parse(` ${value} `)).toBe(value);
    expect(lastNameSchema.parse(value)).toBe(value);
  });

  it.each([
    ['N’Diaye', 'N’Diaye'],
    ["D'Angelo", 'D’Angelo'],
    ['D‘Angelo', 'D’Angelo'],
    ['Teʻura', 'Te’ura'],
    ['Cʼhoarher', 'C’hoarher'],
    ['Saʿd', 'Sa’d'],
    ['Jean‑Pierre', 'Jean-Pierre'],
    ['Jean–Pierre', 'Jean-Pierre'],
    ['Marie\u00a0Claire', 'Marie Claire'],
    ['Gaŀla', 'Gal·la'],
    ['Gal•la', 'Gal·la'],
    ['Anne. ', 'Anne'],
  ])('reads %s as %s', (value, plain) => {
    expect(firstNameSchema.parse(value)).toBe(plain);
    expect(lastNameSchema.parse(plain)).toBe(plain);
  });

  it.each(['A·nne', '·', 'J. R.', 'Anne..'])('refuses %j, whose signs are no letters', (value) => {
    expect(firstNameSchema.safeParse(value).success).toBe(false);
  });
});

describe('birth data (§5)', () => {
  it('may be empty', () => {
    expect(
      customerInfoSchema.parse(customerInfo({ birthDate: '', birthTime: '', birthPlace: '' })),
    ).toMatchObject({
      birthDate: '',
      birthTime: '',
      birthPlace: '',
    });
  });

  it.each([
    [birthDateSchema, '1991-02-30', 'Écrivez une date qui existe, par exemple 17/04/1991.'],
    [birthDateSchema, '2999-01-01', 'Cette date est à venir. Vérifiez l’année.'],
    [birthDateSchema, '1899-12-31', 'Nos calculs commencent en 1900. Vérifiez l’année.'],
    [birthTimeSchema, '25:00', 'Écrivez l’heure et les minutes, par exemple 06:42.'],
    [birthPlaceSchema, 'a'.repeat(201), 'Écrivez le lieu en 200 caractères au plus.'],
    [
      printedPlaceSchema,
      'Lhassa, ལྷ་ས',
      'Nos documents ne peuvent pas imprimer ལ ྷ ་ ས. Écrivez le lieu en lettres latines.',
    ],
    [birthPlaceSchema, 'Nan\u0000tes', 'Retirez du lieu le caractère illisible.'],
    [birthPlaceSchema, 'Nantes\u202efdp.exe', 'Retirez du lieu le caractère illisible.'],
    [birthPlaceSchema, 'Nantes\ud800', 'Retirez du lieu le caractère illisible.'],
    [birthPlaceSchema, 'Nantes\ufffd', 'Retirez du lieu le caractère illisible.'],
  ])('case %#', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('accepts any printable place', () => {
    for (const place of ['L’Haÿ-les-Roses (94)', '東京', 'Île de La Réunion, 97400', 'a'.repeat(200)]) {
      expect(birthPlaceSchema.parse(` ${place} `)).toBe(place);
    }
  });

  it('is complete only with date, time and place', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.constantFrom('', '  ', 'Nantes'), (date, time, place) => {
        const info = customerInfo({
          birthDate: date ? '1991-04-17' : '',
          birthTime: time ? '06:42' : '',
          birthPlace: place,
        });
        expect(hasBirthInfo(info)).toBe(date && time && place === 'Nantes');
      }),
    );
  });
});
