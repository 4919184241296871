import { type CookieChoice, cookieChoiceEnd } from '#domain/cookies.ts';
import { formatDate } from '#domain/dates.ts';
import { cookieChoice } from '#web/platform/local-store.ts';
import { cookiesTexts as texts } from './texts.ts';

type Stored = CookieChoice & { readonly at: string };

const inWords = ({ audience, sharing }: CookieChoice): string => {
  if (audience && sharing) return texts.accepted;
  if (!audience && !sharing) return texts.refused;
  return texts.partly((audience ? texts.audience : texts.sharing).toLowerCase());
};

/** The choice that the browser keeps, and what it says in words. */
export type StoredChoice = CookieChoice & { readonly words: string };

const said = (stored: Stored): StoredChoice => {
  const since = new Date(stored.at);
  return {
    ...stored,
    words: texts.current(inWords(stored), formatDate(since), formatDate(cookieChoiceEnd(since))),
  };
};

export const readChoice = (): StoredChoice | undefined => {
  const stored = cookieChoice.read();
  return stored && said(stored);
};

export const keepChoice = (choice: CookieChoice): StoredChoice => {
  const stored = { ...choice, at: new Date().toISOString() };
  cookieChoice.write(stored);
  return said(stored);
};
