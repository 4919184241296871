import type { Ref } from 'react';
import { nameOf } from '#domain/catalogue.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import type { Queue } from './api.ts';
import styles from './atelier.module.css';
import { atelierTexts as texts } from './texts.ts';

type AtelierHeadProps = {
  heading?: Ref<HTMLHeadingElement>;
  /** Name and discipline of the user, which load after the page. */
  me?: Queue['me'];
};

/** The height is the same before and after the name loads, so that nothing below moves. */
export const AtelierHead = ({ heading, me }: AtelierHeadProps) => (
  <header className={styles.head}>
    <h1 ref={heading} tabIndex={-1}>
      {texts.title}
    </h1>
    {me && (
      <p className={classes(styles.me, accentOf(me.discipline ?? ''))}>
        {me.discipline && <Emblem service={me.discipline} size={36} />}
        <span>
          {me.name}
          <span className="meta">{me.discipline ? nameOf(me.discipline) : texts.administrator}</span>
        </span>
      </p>
    )}
  </header>
);
