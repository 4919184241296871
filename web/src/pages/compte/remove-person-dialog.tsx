import { useState } from 'react';
import type { KnownPerson } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './persons.module.css';
import { personsTexts as texts } from './persons-texts.ts';

type RemoveProps = {
  /** The dialog is open while it is defined. */
  person: KnownPerson | undefined;
  name: string;
  onRemoved: (profile: Profile) => void;
  onClose: () => void;
};

/** Asks once before a person is removed. */
export function RemovePersonDialog({ person, name, onRemoved, onClose }: RemoveProps) {
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const { isBusy, run } = useAction({
    act: async (id: string) => {
      setError(undefined);
      onRemoved(await call(updateProfile, { body: { forget_person: id } }));
    },
    fail: (failure) => setError(messageOf(failure, texts.unexpected)),
  });
  return (
    <Dialog open={person !== undefined} onClose={close} title={texts.removeTitle(name)}>
      {person && (
        <div className={styles.dialog}>
          <p>{texts.removeDetail}</p>
          {error !== undefined && (
            <Notice tone="error" title={texts.removeFailed}>
              <p>{error}</p>
            </Notice>
          )}
          <p className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void run(person.id)}>
              {texts.remove}
            </Button>
            <Button variant="line" onClick={close}>
              {texts.cancel}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
