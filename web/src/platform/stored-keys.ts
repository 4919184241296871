/**
 * Every name under which the site keeps something in a browser. Storage takes no other, and /cookies tells the purpose
 * and duration of each (`pages/cookies/stored-items-texts.ts`), or it does not compile.
 */

/** Local storage. `redaction` is also a database, `lecture` a cache with its worker. */
export type LocalKey =
  | 'session'
  | 'cookies'
  | 'claim'
  | 'redirect.payment'
  | 'redirect.email'
  | 'emailValidatedOrder'
  | 'redaction'
  | 'lecture'
  | 'lecture.choix'
  | 'mots'
  | 'roue'
  | 'minutes'
  | 'messages';

/** Session storage of one tab. */
type PlainTabKey =
  | 'account'
  | 'checkout.selection'
  | 'checkout.typed'
  | 'checkout.order'
  | 'contact.typed'
  | 'withdrawal'
  | 'guidance.typed'
  | 'correction.typed';
/** What follows names a page, a question or a part. */
type TabKeyStart = 'link:' | 'question:' | 'onglet ';
export type TabKey = PlainTabKey | `${TabKeyStart}${string}`;

export type StoredName = LocalKey | PlainTabKey | TabKeyStart;
