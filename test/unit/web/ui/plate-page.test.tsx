import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlatePage } from '#web/ui/plate-page.tsx';

describe('a page whose other half is a drawing', () => {
  const markup = renderToStaticMarkup(
    <PlatePage drawing="pole" below={<p>Dessous</p>}>
      <p>Formulaire</p>
    </PlatePage>,
  );

  test('has its content first, then the drawing with its caption, then what is below', () => {
    expect(markup).toMatch(/Formulaire.*polaire\.svg#polaire.*étoile Polaire.*Dessous/s);
  });

  test('hides the drawing from screen readers, which read the caption', () => {
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  test('shows the sky of the hour once the clock is known, and before with north at its top', () => {
    const still = renderToStaticMarkup(<PlatePage drawing="hour">Rien</PlatePage>);
    expect(still).toMatch(/<g><use href="\/drawings\/etoile-absente\.svg#etoile-absente"/);
    expect(still).toContain('La Grande Ourse. ');
  });

  test('has the engraved Moon of the guidance page', () => {
    const moon = renderToStaticMarkup(<PlatePage drawing="moon">Merci</PlatePage>);
    expect([...moon.matchAll(/moon\.svg#(\w+)/g)].map(([, id]) => id)).toEqual([
      'lunaison',
      'relief',
      'phase',
    ]);
  });
});
