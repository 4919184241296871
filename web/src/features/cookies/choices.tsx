import { useEffect, useState } from 'react';
import { type CookieChoice, cookieChoiceEnd } from '#domain/cookies.ts';
import { formatDate } from '#domain/dates.ts';
import { cookiesTexts as texts } from '#web/texts/cookies.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './choices.module.css';
import { Customise } from './customise.tsx';

type Stored = CookieChoice & { readonly at: string };

/** Its schema library stays off the first visit. */
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

/** Accept, refuse, customise: three buttons of the same weight, and what counts now. */
export const CookieChoices = () => {
  const [stored, setStored] = useState<Stored>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void loadEntry().then((entry) => setStored(entry.read()));
  }, []);
  const choose = async (choice: CookieChoice) => {
    const next = { ...choice, at: new Date().toISOString() };
    (await loadEntry()).write(next);
    setStored(next);
    setOpen(false);
  };
  const chooseAll = (accepted: boolean) => () => void choose({ audience: accepted, sharing: accepted });
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
      {isOpen && <Customise stored={stored} onSave={(choice) => void choose(choice)} />}
      <p className={styles.status} role="status">
        {statusOf(stored)}
      </p>
    </section>
  );
};
