import { type ReactNode, useState } from 'react';
import type { Profile } from '#domain/profile.ts';
import { submitBy } from '#web/platform/form.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { partTexts as texts } from './part-texts.ts';
import styles from './persons.module.css';
import type { usePartForm } from './use-part-form.ts';

export type PartProps = { readonly profile: Profile; readonly onProfile: (profile: Profile) => void };
/** What a part gives to its form. */
export type PartFormProps = {
  readonly profile: Profile;
  readonly onSaved: (next: Profile) => void;
  readonly onClose: () => void;
};

type ProfilePartProps = Pick<PartProps, 'onProfile'> & {
  readonly id: string;
  readonly title: string;
  /** The message after a change. */
  readonly saved: string;
  readonly form: (props: Omit<PartFormProps, 'profile'>) => ReactNode;
  readonly children: ReactNode;
};

/** A part of the profile to read, and after a press to change. */
export function ProfilePart({ id, title, saved, form, onProfile, children }: ProfilePartProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  // The pressed button is gone when the form opens or closes.
  const heading = useFocusOnChange(String(isOpen));
  const onClose = () => setOpen(false);
  const onSaved = (next: Profile) => {
    onProfile(next);
    onClose();
    toast({ title: saved, tone: 'success' });
  };
  return (
    <section className={styles.persons} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {isOpen ? form({ onSaved, onClose }) : children}
      {!isOpen && (
        <p>
          <Button variant="line" size="small" onClick={() => setOpen(true)}>
            {texts.change}
            <span className="sr">{texts.of(title)}</span>
          </Button>
        </p>
      )}
    </section>
  );
}

type PartFormFrameProps = Pick<ReturnType<typeof usePartForm>, 'isBusy' | 'submit'> & {
  readonly form: Parameters<typeof FormSummary>[0]['form'];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The errors, the fields and the two ways out of a part's form. */
export const PartFormFrame = ({ form, isBusy, submit, onClose, children }: PartFormFrameProps) => (
  <form className={styles.form} noValidate onSubmit={submitBy(submit)}>
    <FormSummary form={form} title={texts.summary} />
    {children}
    <p className={styles.buttons}>
      <Button type="submit" busy={isBusy}>
        {texts.save}
      </Button>
      <Button variant="line" onClick={onClose}>
        {texts.cancel}
      </Button>
    </p>
  </form>
);
