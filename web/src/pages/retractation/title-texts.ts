import page from './page.ts';

/** Apart from the page's other texts, which reach the browser as HTML or with the form. */
export const withdrawalTitle = {
  title: 'Renoncer au contrat',
  ...page.words,
  needsScript:
    'Ce formulaire a besoin de JavaScript. Sans lui, votre déclaration par e-mail vaut tout autant :',
} as const;
