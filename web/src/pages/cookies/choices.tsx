import { useEffect, useState } from 'react';
import { type CookieChoice, cookieChoiceEnd } from '#domain/cookies.ts';
import { formatDate } from '#domain/dates.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './choices.module.css';
import { Customise } from './customise.tsx';
import { cookiesTexts as texts } from './texts.ts';

type Stored = CookieChoice & { readonly at: string };

/** The schema library loads later than the first view. */
const loadEntry = async () => (await import('#web/platform/local-store.ts')).cookieChoice;

const inWords = ({ audience, sharing }: CookieChoice): string => {
  if (audience && sharing) return texts.accepted;
  if (!audience && !sharing) return texts.refused;
  return texts.partly((audience ? texts.audience : texts.sharing).toLowerCase());
};

const statusOf = (stored: Stored | undefined): string => {
  if (!stored) return texts.none;
  const since = new Date(stored.at);
  return texts.current(inWords(stored), formatDate(since), formatDate(cookieChoiceEnd(since)));
};

/** Accept, refuse, customise: three buttons of the same style, and the present choice. */
export const CookieChoices = () => {
  const [stored, setStored] = useState<Stored>();
  const [isOpen, setOpen] = useState(false);
  /** Without a network, or when a newer build has replaced the file, no choice is read or stored. */
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  useEffect(() => {
    loadEntry().then((entry) => setStored(entry.read()), fail);
  }, []);
  const keep = async (choice: CookieChoice) => {
    const next = { ...choice, at: new Date().toISOString() };
    (await loadEntry()).write(next);
    setStored(next);
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
        {hasFailed ? texts.failed : statusOf(stored)}
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
