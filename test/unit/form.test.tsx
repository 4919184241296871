import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useForm } from '#web/platform/form.ts';

/** Types a date and gets what the profile knows before the date is drawn. */
const Race = () => {
  const form = useForm({ initial: { birthDate: '', birthPlace: ' ' }, validate: () => ({}) });
  const [isTold, setTold] = useState(false);
  if (!isTold) {
    setTold(true);
    form.set('birthDate', '17/04/1991');
    form.fill({ birthDate: '', birthPlace: 'Nantes' });
  }
  return <p>{`${form.values.birthDate} ${form.values.birthPlace}`}</p>;
};

test('what is typed in the moment the profile comes stands; what is empty is filled', () => {
  expect(renderToStaticMarkup(<Race />)).toBe('<p>17/04/1991 Nantes</p>');
});
