import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlatePage } from '#web/ui/plate-page.tsx';

describe('a page whose other half is a drawing', () => {
  const markup = renderToStaticMarkup(
    <PlatePage drawing="polaire" below={<p>Dessous</p>}>
      <p>Formulaire</p>
    </PlatePage>,
  );

  test('has its content first, then the drawing with its caption, then what is below', () => {
    expect(markup).toMatch(/Formulaire.*polaire\.svg#polaire.*étoile Polaire.*Dessous/s);
  });

  test('hides the drawing from screen readers, which read the caption', () => {
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});
