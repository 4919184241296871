import { PurgeCSS } from 'purgecss';

/** Attributes that the browser or a script sets before the whole sheet is loaded. */
const dynamicAttributes = ['open', 'aria-current', 'aria-expanded', 'data-state'];

/** The part of `css` that the markup of a page needs; rules of states and other pages come with the whole sheet. */
export const usedCss = async (css: string, html: string): Promise<string> => {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes,
    keyframes: true,
    safelist: ['html', 'body'],
  });
  if (!result) throw new Error('no styles came back for a page');
  return result.css;
};
