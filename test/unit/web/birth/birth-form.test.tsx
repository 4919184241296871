import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BirthForm } from '#web/features/birth/birth-form.tsx';
import { type BirthDraft, noBirth } from '#web/features/birth/draft.ts';
import { expertTexts, precisionTexts } from '#web/features/birth/texts.ts';
import { birthTexts as texts } from '#web/texts/birth.ts';

const markupOf = (values: Partial<BirthDraft>, isOptional = false): string =>
  renderToStaticMarkup(
    <BirthForm
      isOptional={isOptional}
      values={{ ...noBirth, ...values }}
      errors={{}}
      set={() => undefined}
      field={(name) => ({
        name,
        value: values[name] ?? '',
        onChange: () => undefined,
        onBlur: () => undefined,
        error: undefined,
      })}
    />,
  );

test('the plate asks for a place of the list, or for the country of a place by hand', () => {
  expect(markupOf({ birthPlace: 'Lyo' })).toContain(texts.noPlace);
  const byHand = markupOf({ birthPlace: 'Ferme des Orgues', birthLatitude: '-20' });
  expect(byHand).toContain(expertTexts.noCountry);
  expect(byHand).not.toContain(texts.noPlace);
});

test('an optional birth requires nothing, and asks for the precision of the hour once it is begun', () => {
  const empty = markupOf({}, true);
  expect(empty).not.toContain('required=""');
  expect(empty).not.toContain(precisionTexts.legend);
  expect(empty).not.toContain(texts.noPlace);
  for (const begun of [{ birthDate: '1' }, { birthTime: '6' }, { birthPlace: 'L' }])
    expect(markupOf(begun, true)).toContain(precisionTexts.legend);
});
