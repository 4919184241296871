/** Shown by every page while the browser has no network; alone, because it travels with each first visit. */
export const offlineText = 'Vous êtes hors connexion. Ce que vous avez saisi reste sur cette page.';
