import { shopName } from '#domain/merchant/contact.ts';
import { guidanceMailTexts as mail } from '#domain/texts/guidance-mails.ts';
import { capitalized } from '#domain/texts/typography.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import styles from './guidance.module.css';

/** What the mail of the day says to everybody, on a sheet that looks like it. */
export const WordsToday = ({ sky: { day, title, words } }: { sky: SkyAnswer }) => (
  <article className={styles.mail}>
    <header>
      <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">
        <use href="/drawings/marks.svg#logo" />
      </svg>
      {shopName}
    </header>
    <p>
      <b>{capitalized(day)}</b>
    </p>
    <h3>{title}</h3>
    <p>{words.opening}</p>
    <h4>{mail.moon}</h4>
    {words.moon.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {words.planets !== '' && (
      <>
        <h4>{mail.planets}</h4>
        <p>{words.planets}</p>
      </>
    )}
    <h4>{mail.readings}</h4>
    {words.readings.map(({ fact, text }) => (
      <p key={fact}>
        <b>{fact}.</b> {text}
      </p>
    ))}
    <blockquote>
      <p className="meta">{mail.gesture}</p>
      <p>{words.gesture}</p>
    </blockquote>
    <p>{words.closing}</p>
  </article>
);
