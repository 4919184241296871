import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { experts } from '#domain/merchant/experts.ts';
import { Medallion } from '#web/features/editorial/medallion.tsx';

test('a medallion has the initials of the expert until there is an engraved portrait', () => {
  const [expert] = experts;
  if (!expert) throw new Error('no expert');
  expect(renderToStaticMarkup(<Medallion expert={expert} />)).toContain('>HV</text>');
  const portrayed = renderToStaticMarkup(
    <Medallion expert={{ ...expert, portrait: 'helene-vasseur.svg' }} />,
  );
  expect(portrayed).toContain('href="/portraits/helene-vasseur.svg#portrait"');
  expect(portrayed).not.toContain('<text');
});
