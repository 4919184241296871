import { describe, expect, it } from 'vitest';
import { addressed } from '#domain/report/addressed.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { written } from '#test/support/written-report.ts';

const told = (title: string, firstName: string): string => {
  const section = { id: 'lune', kind: 'chapter', title, second: '', blocks: [] } as const;
  return addressed({ ...written, sections: [{ ...section, blocks: [] }] }, { firstName })
    .sections.map((one) => plain(one.title))
    .join();
};

describe('a first name', () => {
  it.each([
    ['Élodie', 'd’Élodie, lorsqu’Élodie, et le ciel D’Élodie'],
    ['Yves', 'd’Yves, lorsqu’Yves, et le ciel D’Yves'],
    ['Hélène', 'd’Hélène, lorsqu’Hélène, et le ciel D’Hélène'],
    ['Yasmine', 'de Yasmine, lorsque Yasmine, et le ciel De Yasmine'],
    ['Harold', 'de Harold, lorsque Harold, et le ciel De Harold'],
    ['Camille', 'de Camille, lorsque Camille, et le ciel De Camille'],
  ])('%s is elided as one says it', (firstName, words) => {
    const text = 'de {prénom}, lorsque\u00a0{prénom}, et le ciel De {Prénom}';
    expect(told(`${text}, le monde {prénom}`, firstName)).toBe(`${words}, le monde ${firstName}`);
  });
});
