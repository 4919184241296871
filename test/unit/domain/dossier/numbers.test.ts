import { describe, expect, it, test } from 'vitest';
import { numbersSheet } from '#domain/dossier/numbers-sheet.ts';
import { plain, said, tableOf } from '#test/support/dossier-sheets.ts';

describe('the numbers', () => {
  const person = { firstName: 'Camille', lastName: 'D’Angelo', birthDate: '1991-04-17' };

  test('show every step of their sums', () => {
    const { sheet, counts } = numbersSheet(person, 'auto', 2026);
    const numbers = tableOf(sheet, 'nombres');
    expect(numbers['Chemin de vie']).toEqual(['1 + 9 + 9 + 1 + 0 + 4 + 1 + 7 = 32 → 5', '5']);
    expect(numbers['Année personnelle 2026']?.[1]).toBe('4');
    expect(numbers['Année personnelle suivante 2027']?.[1]).toBe('5');
    expect(Object.values(tableOf(sheet, 'inclusion')).map(([count]) => Number(count))).toEqual(counts);
  });

  test('are those of the person studied, by the names of the birth certificate where they were given', () => {
    const expression = (info: Parameters<typeof numbersSheet>[0]) => {
      const { sheet } = numbersSheet(info, 'auto', 2026);
      return { sum: tableOf(sheet, 'nombres').Expression?.[0], said: plain(said(sheet, 'likely')) };
    };
    const other = { ...person, person: { firstName: 'Zoé', lastName: 'Ro' } };
    expect(expression(other).sum).toContain('Z8 + O6 + E5 + R9 + O6 = 34');
    expect(expression(other).said).toContain('calculés sur « Zoé Ro » comme écrit');
    const named = { ...other, birthNames: { firstNames: 'Zoé Ada', lastName: 'Roux' } };
    expect(expression(named).sum).toMatch(/^Z8 \+ O6 \+ E5 \+ A1 \+ D4 \+ A1 \+ R9 \+ O6 \+ U3 \+ X6 = 49/);
    expect(expression(named).said).toBe('');
    const { statements } = numbersSheet(named, 'auto', 2026).sheet;
    expect(statements.map(({ state, text }) => `${state} ${plain(text)}`).join()).toContain(
      '« Zoé Ada Roux »',
    );
  });

  test('count the first name in use as the active one, wherever the certificate has it', () => {
    const actif = (firstName: string, firstNames: string) =>
      tableOf(
        numbersSheet({ ...person, firstName, birthNames: { firstNames, lastName: 'Ro' } }, 'auto', 2026)
          .sheet,
        'nombres',
      ).Actif?.[0];
    const camille = 'C3 + A1 + M4 + I9 + L3 + L3 + E5 = 28 → 10 → 1';
    expect(actif('Camille', 'Camille Anne')).toBe(camille);
    expect(actif('camille', 'Anne Camille Zoé')).toBe(camille);
    expect(actif('Lili', 'Camille Anne')).toBe(camille);
    expect(actif('Zoé Ada', 'Anne Zoe Ada')).toMatch(/^Z8 \+ O6 \+ E5 \+ A1 \+ D4 \+ A1 =/);
  });

  test('of a name in another script are absent and said to be so', () => {
    const { sheet, names } = numbersSheet({ ...person, firstName: '李' }, 'auto', 2026);
    expect(Object.keys(tableOf(sheet, 'nombres'))).toEqual([
      'Chemin de vie',
      'Année personnelle 2026',
      'Année personnelle suivante 2027',
    ]);
    expect(names).toEqual([]);
    expect(plain(said(sheet, 'absent'))).toContain('« 李 D’Angelo » a des lettres');
  });

  test('of the cycles show their sums', () => {
    const cycles = tableOf(numbersSheet(person, 'auto', 2026).sheet, 'cycles');
    expect(cycles['3e cycle']).toEqual(['à partir de 58 ans', '1 + 9 + 9 + 1 = 20 → 2', '2']);
  });

  it.each([
    ['auto', 'Y compte comme consonne à côté'],
    ['vowel', 'Y compte comme voyelle'],
    ['consonant', 'Y compte comme consonne.'],
  ] as const)('name the rule of Y in the caption: %s', (rule, text) => {
    expect(plain(numbersSheet({ ...person, firstName: 'Yvan' }, rule, 2026).sheet.caption)).toContain(text);
  });

  test('change with the rule of Y', () => {
    const intime = (rule: 'vowel' | 'consonant') =>
      tableOf(numbersSheet({ ...person, firstName: 'Yvan' }, rule, 2026).sheet, 'nombres').Intime?.[0];
    expect(intime('vowel')).toContain('Y7');
    expect(intime('consonant')).not.toContain('Y7');
  });
});
