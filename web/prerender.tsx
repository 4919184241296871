import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { FragmentContext, type Fragments } from '#web/platform/fragment.tsx';
import { App } from '#web/shell/app.tsx';
import { Footer } from '#web/shell/footer.tsx';
import type { Page } from '#web/shell/router.tsx';
import type { StaticParts, StaticProps } from '#web/shell/static-parts.ts';

export { allFacts } from '#web/shell/all-facts.ts';
export { isIndexable, pages } from '#web/shell/router.tsx';
export { fragmentFile } from './src/platform/fragment.tsx';

const parts = import.meta.glob<StaticParts>('./src/pages/**/static.tsx', { eager: true, import: 'default' });

/** The static parts of pages, which never become JavaScript. */
export const renderFragments = (props: StaticProps): Fragments =>
  Object.fromEntries(
    Object.values(parts)
      .flatMap((page) => Object.entries(page))
      .map(([id, Part]) => [id, renderToStaticMarkup(<Part {...props} />)]),
  );

/** The footer of every page. */
export const renderFooter = (): string => renderToStaticMarkup(<Footer />);

/**
 * The markup of one page, in a single chunk, because React would otherwise add inline scripts and hidden blocks.
 * Throws the errors of the page.
 */
export const renderPage = async (page: Page, fragments: Fragments): Promise<string> => {
  const { default: Component } = await page.load();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <FragmentContext value={fragments}>
        <StaticRouter location={page.path}>
          <App first={{ page, Component }} />
        </StaticRouter>
      </FragmentContext>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
};
