import { texts } from './texts.ts';

/** Markup that needs no further escaping. */
export type Html = { readonly markup: string };
type Part = Html | readonly Html[] | string | number;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const markupOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** Tagged template: escapes texts, but not markup of this function. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: pieces.map((piece, at) => piece + markupOf(parts[at] ?? '')).join(''),
});

export const nothing: Html = { markup: '' };

/** A whole page that works without JavaScript and loads only its style sheet. */
export const document = (title: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header class="banner"><p>${texts.testMode}</p></header>
<main>${content}</main>
</body>
</html>`.markup
  }`;

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;
