export const title = 'Conditions générales d’utilisation';
