import { useEffect, useState } from 'react';
import type { CookieChoice } from '#domain/cookies.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './choices.module.css';
import { Customise } from './customise.tsx';
import type { StoredChoice } from './stored-choice.ts';
import { cookiesTexts as texts } from './texts.ts';

/** Schema library, dates and the words of a choice load later than the first view. */
const load = () => import('./stored-choice.ts');

/** Accept, refuse, customise: three buttons of the same style, and the present choice. */
export const CookieChoices = () => {
  const [stored, setStored] = useState<StoredChoice>();
  const [isOpen, setOpen] = useState(false);
  /** Without a network, or when a newer build has replaced the file, no choice is read or stored. */
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  useEffect(() => {
    load().then(({ readChoice }) => setStored(readChoice()), fail);
  }, []);
  const keep = async (choice: CookieChoice) => {
    setStored((await load()).keepChoice(choice));
    setOpen(false);
    setFailed(false);
  };
  const choose = (choice: CookieChoice) => void keep(choice).catch(fail);
  const chooseAll = (accepted: boolean) => () => choose({ audience: accepted, sharing: accepted });
  return (
    <section className={styles.choices} id="vos-choix" aria-label={texts.choices}>
      <h2>{texts.choices}</h2>
      <p>{texts.intro}</p>
      <p className={styles.actions}>
        <Button variant="line" onClick={chooseAll(true)}>
          {texts.accept}
        </Button>
        <Button variant="line" onClick={chooseAll(false)}>
          {texts.refuse}
        </Button>
        <Button variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.customise}
        </Button>
      </p>
      {isOpen && <Customise stored={stored} onSave={choose} />}
      <p className={styles.status} role="status">
        {hasFailed ? texts.failed : (stored?.words ?? texts.none)}
      </p>
      {hasFailed && (
        <p>
          <Button size="small" onClick={() => location.reload()}>
            {shellTexts.failure.reload}
          </Button>
        </p>
      )}
    </section>
  );
};
