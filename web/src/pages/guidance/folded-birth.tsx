import { useEffect, useState } from 'react';
import { BirthForm } from '#web/features/birth/birth-form.tsx';
import { birthNames } from '#web/features/birth/draft.ts';
import { Reader } from '#web/features/birth/reader.ts';
import type { Form } from '#web/platform/form.ts';
import type { useTextFields } from '#web/platform/text-fields.ts';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import type { TextName, Typed } from './draft.ts';
import { guidanceFormTexts as texts } from './form-texts.ts';
import styles from './guidance-form.module.css';

type FoldedBirthProps = { form: Form<Typed>; field: ReturnType<typeof useTextFields<TextName>> };

/** The optional birth: folded until it is wanted, filled by a draft or a profile, or refused. */
export const FoldedBirth = ({ form, field }: FoldedBirthProps) => {
  const { values, errors, refusals, set } = form;
  const [isOpen, setOpen] = useState(false);
  const isFilled = birthNames.some((name) => values[name] !== '');
  const isWrong = birthNames.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  useEffect(() => {
    if (isWrong && refusals > 0) setOpen(true);
  }, [isWrong, refusals]);
  return (
    <details
      className={classes(disclosure.disclosure, styles.birth)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {texts.personal} <em>{texts.optional}</em>
        </span>
      </summary>
      <fieldset>
        <legend className="sr">{texts.birth}</legend>
        <p className="meta">{texts.birthIntro}</p>
        <Reader value={texts.reader}>
          <BirthForm isOptional values={values} errors={errors} set={set} field={field} />
        </Reader>
      </fieldset>
    </details>
  );
};
