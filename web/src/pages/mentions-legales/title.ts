export const title = 'Mentions légales';
