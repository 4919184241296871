import './translated-text.ts';
import { offlineText } from './offline-texts.ts';
import '#content/faces.css';
import '#content/palette.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import 'virtual:public-styles';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageAt } from './router.tsx';

/** Shows and hides the offline message in the page's own status line (index.html). */
const watchNetwork = (): void => {
  const banner = document.getElementById('network');
  const show = () => banner?.replaceChildren(navigator.onLine ? '' : offlineText);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
};

/** Tells `start.ts`, which shares no code, that React handles clicks from now on. */
export type AliveEvent = 'alive';

const container = document.getElementById('app');
const page = pageAt(location.pathname);

watchNetwork();
// The browser's menu keeps the site as an app for whoever wants it: nothing proposes it.
window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());
page.load().then(({ default: Component }) => {
  if (!container) return;
  // React renders in slices, so that a phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter>
          <App first={{ page, Component }} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  document.dispatchEvent(new Event('alive' satisfies AliveEvent));
});
