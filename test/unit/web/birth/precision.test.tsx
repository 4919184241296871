import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paidKeys } from '#domain/catalogue.ts';
import { fr } from '#domain/texts/typography.ts';
import { keyFor } from '#test/support/keys.ts';
import { importsOf, sources } from '#test/support/sources.ts';
import { PrecisionField } from '#web/features/birth/precision-field.tsx';
import { precisionTexts } from '#web/features/birth/texts.ts';
import { costsOf } from '#web/pages/checkout/details-texts.ts';
import { needsHour, precisionCost } from '#web/pages/checkout/validation.ts';

const precisions = ['exact', 'about', 'part', 'unknown'] as const;

const markupOf = (values: Partial<Record<string, string>>, errors: Partial<Record<string, string>> = {}) =>
  renderToStaticMarkup(
    <PrecisionField
      field={(name) => ({ value: values[name] ?? '', error: errors[name], onChange: () => undefined })}
    />,
  );

describe('the field of the precision', () => {
  test('asks for the precision only', () => {
    const markup = markupOf({ birthPrecision: 'exact' });
    expect(markup.match(/type="radio"/g)).toHaveLength(4);
    expect(markup).not.toContain('<select');
    expect(markup).toContain('id="field-birthPrecision"');
  });

  test('asks for the minutes or the part of the day, when that is chosen', () => {
    const about = markupOf({ birthPrecision: 'about', birthMargin: '30' });
    expect(about).toContain(`<option value="30" selected="">${fr('30 minutes')}</option>`);
    const part = markupOf({ birthPrecision: 'part' }, { birthDayPart: 'Choisissez un moment' });
    expect(part).toContain('Après-midi');
    expect(part).toContain('aria-describedby="field-birthDayPart-error"');
  });
});

test('the answer of an unknown hour says that numerology alone needs no hour', () => {
  const markup = (isHourNeeded: boolean) =>
    renderToStaticMarkup(
      <PrecisionField field={() => ({ value: '', onChange: () => undefined })} isHourNeeded={isHourNeeded} />,
    );
  expect(markup(needsHour([keyFor.numbers]))).toContain(precisionTexts.unneeded);
  expect(markup(needsHour([keyFor.numbers, keyFor.design]))).not.toContain(precisionTexts.unneeded);
});

describe('the cost of a precision', () => {
  test('is one sentence for each service', () => {
    for (const service of paidKeys)
      for (const precision of precisions) {
        const cost = precisionCost(service, { precision, margin: 15 });
        expect(cost).toMatch(/^.{1,128}\.$/);
      }
  });

  test('is said of what is computed alone', () => {
    expect(costsOf([])).toBeUndefined();
    expect(costsOf(['numbers'])?.exact(0)).toBe(precisionCost(keyFor.numbers, { precision: 'exact' }));
    expect(precisionCost(keyFor.pack, { precision: 'exact' })).toBe(
      fr('Avec l’heure exacte : les quatre lectures entières.'),
    );
    const [two, untimed] = [costsOf(['western', 'numbers']), costsOf(['numbers', 'design'])];
    expect([two?.exact(0), two?.about(15), two?.unknown(0)]).toEqual([
      fr('Avec l’heure exacte : les deux lectures entières.'),
      fr('À 15 minutes près : Ascendant et maisons à dire avec réserve.'),
      fr('Sans l’heure : ni Ascendant, ni maisons. Les nombres restent entiers.'),
    ]);
    expect(untimed).toBe(costsOf(['design']));
  });

  test('names the minutes', () => {
    const cost = precisionCost(keyFor.western, { precision: 'about', margin: 30 });
    expect(cost).toBe(fr('À 30 minutes près : Ascendant et maisons à dire avec réserve.'));
  });

  test('of a doubled hour that nobody could place are not those of an exact one', () => {
    const offset = { seconds: null, by: 'chosen' } as const;
    const cost = precisionCost(keyFor.western, { precision: 'exact', offset });
    expect(cost).toContain(fr('Entre deux heures possibles : ni Ascendant ni maisons'));
  });

  test('is the same for numerology with every precision', () => {
    const costs = precisions.map((precision) => precisionCost(keyFor.numbers, { precision }));
    expect([...new Set(costs)]).toEqual([fr('L’heure n’entre dans aucun calcul.')]);
  });
});

test('the field, part of a first view, loads neither ephemeris, nor zones, nor schemas', () => {
  const code = sources('ts', 'tsx');
  const reached = new Set(['web/src/features/birth/precision-field.tsx']);
  for (const path of reached)
    for (const source of code.filter((file) => file.path === path))
      for (const { target, isTypeOnly } of importsOf(source)) if (!isTypeOnly) reached.add(target);
  expect([...reached].filter((path) => /astronomy|zones\.json|^zod/.test(path))).toEqual([]);
  expect(reached.size).toBeGreaterThan(4);
});
