import { useEffect, useState } from 'react';
import type { CookieChoice } from '#domain/cookies.ts';
import styles from '#web/features/legal/legal.module.css';
import { Fragment } from '#web/platform/fragment.tsx';
import { shellTexts } from '#web/texts/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import plain from '#web/ui/plain-page.module.css';
import choicesStyles from './choices.module.css';
import { ReportChoice } from './report-choice.tsx';
import type { StoredChoice } from './stored-choice.ts';
import { cookiesTexts as texts } from './texts.ts';

type CustomiseProps = { stored: CookieChoice | undefined; onSave: (choice: CookieChoice) => void };

/** One box per kind; a box is ticked only if the visitor ticked it before. */
export const Customise = ({ stored, onSave }: CustomiseProps) => {
  const [audience, setAudience] = useState(stored?.audience ?? false);
  const [sharing, setSharing] = useState(stored?.sharing ?? false);
  return (
    <fieldset className={choicesStyles.categories}>
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
    <section className={choicesStyles.choices} id="vos-choix" aria-label={texts.choices}>
      <h2>{texts.choices}</h2>
      <p>{texts.intro}</p>
      <p className={choicesStyles.actions}>
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
      <p className={choicesStyles.status} role="status">
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

export default function CookiesPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <CookieChoices />
      <ReportChoice />
      <Fragment id="cookies" className={styles.legal} />
    </div>
  );
}
