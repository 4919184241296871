import { texts as home } from '#content/page-home.ts';
import { texts } from '#content/page-share.ts';
import { pageWords, voicesOf } from '#domain/texts/page-words.ts';

/** The words in the picture of a shared link, and its alternative text; the name of the app below its icon. */
export const shareTexts = {
  ...voicesOf(home.title),
  lines: texts.lines.map(pageWords),
  alt: pageWords(texts.alt),
  appName: texts.app,
} as const;
