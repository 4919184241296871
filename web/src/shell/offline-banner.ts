import { offlineText } from './offline-texts.ts';

/** Shows and hides the offline message in the page's own status line (index.html). */
export const watchNetwork = (): void => {
  const banner = document.getElementById('network');
  const show = () => banner?.replaceChildren(navigator.onLine ? '' : offlineText);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
};
