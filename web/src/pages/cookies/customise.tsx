import { useState } from 'react';
import type { CookieChoice } from '#domain/cookies.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import styles from './choices.module.css';
import { cookiesTexts as texts } from './texts.ts';

type CustomiseProps = { stored: CookieChoice | undefined; onSave: (choice: CookieChoice) => void };

/** One box per kind; a box is ticked only if the visitor ticked it before. */
export const Customise = ({ stored, onSave }: CustomiseProps) => {
  const [audience, setAudience] = useState(stored?.audience ?? false);
  const [sharing, setSharing] = useState(stored?.sharing ?? false);
  return (
    <fieldset className={styles.categories}>
      <legend>{texts.categories}</legend>
      <p>{texts.necessary}</p>
      <Check label={texts.audience} checked={audience} onChange={setAudience} />
      <Check label={texts.sharing} checked={sharing} onChange={setSharing} />
      <p>
        <Button variant="line" size="small" onClick={() => onSave({ audience, sharing })}>
          {texts.save}
        </Button>
      </p>
    </fieldset>
  );
};
