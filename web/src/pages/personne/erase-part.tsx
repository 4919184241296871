import { useState } from 'react';
import { erasePerson, type StudiedPerson } from '#domain/wire/persons.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './personne.module.css';
import { eraseTexts as texts } from './texts.ts';

type ErasePartProps = {
  token: string;
  buyer: string;
  onErased: (person: StudiedPerson) => void;
};

/** Objects and erases, after a dialog that says what becomes of it for both. */
export function ErasePart({ token, buyer, onErased }: ErasePartProps) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    setOpen(false);
  };
  const { isBusy, run } = useAction({
    act: async () => {
      setError(undefined);
      const person = await call(erasePerson, { body: { token } });
      close();
      onErased(person);
    },
    fail: (failure) => setError(messageOf(failure, texts.unexpected)),
  });
  return (
    <section className={styles.part} aria-labelledby="erase-title">
      <h2 id="erase-title">{texts.title}</h2>
      <p>{texts.why}</p>
      <p>
        <Button variant="line" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </p>
      <Dialog open={isOpen} onClose={close} title={texts.ask}>
        <div className={styles.dialog}>
          <ul>
            {texts.effects(buyer).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <p>
            <strong>{texts.final}</strong>
          </p>
          {error !== undefined && (
            <Notice tone="error" title={texts.failed}>
              <p>{error}</p>
            </Notice>
          )}
          <p className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void run()}>
              {texts.confirm}
            </Button>
            <Button variant="line" onClick={close}>
              {texts.cancel}
            </Button>
          </p>
        </div>
      </Dialog>
    </section>
  );
}
