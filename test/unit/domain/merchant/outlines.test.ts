import { describe, expect, test } from 'vitest';
import { serviceDetails } from '#content/details.ts';
import { disciplines } from '#domain/catalogue.ts';
import { greetedName, outlines } from '#domain/merchant/outlines.ts';
import { reportDocumentSchema } from '#domain/report/document.ts';

describe.each(disciplines)('the outline of %s', (service) => {
  const planned = outlines[service];

  test('keeps each line that /services promises, in its order', () => {
    const promises = planned.map(({ promise }) => promise).filter((promise) => promise !== '');
    expect([...new Set(promises)]).toEqual(serviceDetails[service].contents);
  });

  test('begins with the letter, the only section that is not promised', () => {
    const [first, ...others] = planned;
    expect([first?.kind, first?.promise]).toEqual(['letter', '']);
    expect(first?.title).toContain(greetedName);
    expect(others.filter(({ kind, promise }) => kind === 'letter' || promise === '')).toEqual([]);
  });

  test('is a report without a text, whose sections have ids of their own', () => {
    const sections = planned.map(({ id, kind, title, second }) => ({ id, kind, title, second, blocks: [] }));
    expect(reportDocumentSchema.safeParse({ version: 1, service, sections }).success).toBe(true);
    expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length);
  });
});
