import { useEffect, useRef } from 'react';
import { paths } from '#web/platform/paths.ts';
import { Button, GoLink } from '#web/ui/button.tsx';
import { guidanceFormTexts } from './form-texts.ts';
import styles from './guidance-form.module.css';

const texts = guidanceFormTexts.received;

/** «Déjà reçu aujourd'hui» (§4) in place of the form, whose typed texts are kept. */
export function Received({ onAgain }: { onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.received}>
      <h3 ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <p className={styles.ways}>
        <Button variant="line" onClick={onAgain}>
          {texts.again}
        </Button>
        <GoLink to={paths.home}>{texts.home}</GoLink>
      </p>
    </section>
  );
}
