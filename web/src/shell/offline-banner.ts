import { offlineText } from './offline-texts.ts';

/** Says in the page's own status line (index.html) that the network is gone, and takes it back when it returns. */
export const watchNetwork = (): void => {
  const banner = document.getElementById('network');
  const show = () => banner?.replaceChildren(navigator.onLine ? '' : offlineText);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
};
