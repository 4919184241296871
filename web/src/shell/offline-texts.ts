/** The offline message of every page, in its own module because each first visit loads it. */
export const offlineText = 'Vous êtes hors connexion. Ce que vous avez saisi reste sur cette page.';
