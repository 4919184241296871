import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import { App } from '#web/app/app.tsx';
import { Footer } from '#web/app/footer.tsx';
import { FragmentContext, type Fragments } from '#web/app/fragment.tsx';
import { About } from '#web/app/fragments/about.tsx';
import { Conditions } from '#web/app/fragments/conditions.tsx';
import { Experts } from '#web/app/fragments/experts.tsx';
import { Faq } from '#web/app/fragments/faq.tsx';
import { Home } from '#web/app/fragments/home.tsx';
import { LegalText } from '#web/app/fragments/legal-sections.tsx';
import { Services } from '#web/app/fragments/services.tsx';
import { SiteMap } from '#web/app/fragments/site-map.tsx';
import { WithdrawalRight } from '#web/app/fragments/withdrawal-right.tsx';
import { SkyDetails } from '#web/app/guidance/sky-details.tsx';
import { SkyToday } from '#web/app/guidance/sky-today.tsx';
import type { Page } from '#web/app/router.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { GuidanceForm } from '#web/features/guidance/guidance-form.tsx';
import { WithdrawalForm } from '#web/features/withdrawal/withdrawal-form.tsx';
import { guidanceTexts } from '#web/texts/guidance.ts';
import { cookies } from '#web/texts/legal/cookies.ts';
import { notices } from '#web/texts/legal/notices.ts';
import { privacy } from '#web/texts/legal/privacy.ts';
import { termsOfUse } from '#web/texts/legal/use.ts';
import type { Drawings } from './drawings/build.ts';

export { fragmentFile, fragmentIds } from '#web/app/fragment.tsx';
export { isIndexable, pages } from '#web/app/router.tsx';
export { pageDescriptions } from '#web/texts/descriptions.ts';

/** The parts of pages that never become JavaScript. */
export const renderFragments = (drawings: Drawings, sky: SkyAnswer): Fragments => ({
  home: renderToStaticMarkup(<Home {...drawings} />),
  services: renderToStaticMarkup(<Services />),
  about: renderToStaticMarkup(<About />),
  experts: renderToStaticMarkup(<Experts />),
  faq: renderToStaticMarkup(<Faq />),
  'guidance-sky': renderToStaticMarkup(<SkyToday sky={sky} />),
  'guidance-form': renderToStaticMarkup(<GuidanceForm />),
  'guidance-facts': renderToStaticMarkup(<SkyDetails sky={sky} place={guidanceTexts.paris} />),
  'contact-form': renderToStaticMarkup(<ContactForm />),
  retractation: renderToStaticMarkup(<WithdrawalRight />),
  'withdrawal-form': renderToStaticMarkup(<WithdrawalForm order="" />),
  cgv: renderToStaticMarkup(<Conditions />),
  cgu: renderToStaticMarkup(<LegalText {...termsOfUse} />),
  'mentions-legales': renderToStaticMarkup(<LegalText {...notices} />),
  confidentialite: renderToStaticMarkup(<LegalText {...privacy} />),
  cookies: renderToStaticMarkup(<LegalText {...cookies} />),
  'plan-du-site': renderToStaticMarkup(<SiteMap />),
});

/** The same under every page. */
export const renderFooter = (): string => renderToStaticMarkup(<Footer />);

/** The markup of one page. One chunk, or React would add inline scripts and hidden blocks. Throws what the page throws. */
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
