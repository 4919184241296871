import { useState } from 'react';
import type { Birth } from '#domain/births/birth.ts';
import type { Born } from '#domain/births/born.ts';
import { disciplines, needBirthNames } from '#domain/catalogue.ts';
import { type CorrectedBirth, correctedBirthSchema } from '#domain/wire/births.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, type FormErrors, submitBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { answerErrors } from './birth-errors.ts';
import { BirthForm } from './birth-form.tsx';
import { convertedBirth } from './convert.ts';
import styles from './correction-form.module.css';
import { type BirthDraft, birthDraftOf, birthTextsOf, noBirth } from './draft.ts';
import { Whose } from './reader.ts';
import { correctionTexts as texts } from './texts.ts';

/** The birth of an order, as it is typed again; staff give the reason. */
export type CorrectionDraft = BirthDraft & {
  readonly birthFirstNames: string;
  readonly birthLastName: string;
  readonly reason: string;
};

const draftOf = (born: Born): CorrectionDraft => ({
  ...noBirth,
  ...birthDraftOf(born),
  birthFirstNames: born.birthNames?.firstNames ?? '',
  birthLastName: born.birthNames?.lastName ?? '',
  reason: '',
});

const correctionOf = (draft: CorrectionDraft, birth: Birth | undefined): CorrectedBirth => {
  const [firstNames, lastName] = [draft.birthFirstNames.trim(), draft.birthLastName.trim()];
  return {
    ...birthTextsOf(draft),
    ...(birth && { birth }),
    ...(firstNames + lastName !== '' && { birthNames: { firstNames, lastName } }),
  };
};

const sentErrors = errorsBy(correctedBirthSchema, {
  firstNames: 'birthFirstNames',
  lastName: 'birthLastName',
});

const errorsOf = (draft: CorrectionDraft, needsReason: boolean): FormErrors<CorrectionDraft> => ({
  ...sentErrors(correctionOf(draft, undefined)),
  ...answerErrors(draft),
  ...(needsReason && draft.reason.trim() === '' && { reason: texts.reasonRequired }),
});

export type CorrectionFormProps = {
  readonly born: Born;
  readonly label: string;
  readonly submit: string;
  /** What sending does. */
  readonly effect: string;
  /** Staff say why; the customer reads it. */
  readonly needsReason?: boolean;
  readonly onSend: (born: CorrectedBirth, reason: string) => Promise<void>;
  readonly onClose: () => void;
};

const useCorrection = ({ born, needsReason = false, onSend }: CorrectionFormProps) => {
  const [initial] = useState(() => draftOf(born));
  const form = useForm<CorrectionDraft>({ initial, validate: (draft) => errorsOf(draft, needsReason) });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const birth = await convertedBirth(form.values);
      if (birth === 'asked')
        return form.refuse({ title: texts.failed, text: texts.whichHour, field: 'birthOffset' });
      await onSend(correctionOf(form.values, birth), form.values.reason.trim());
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};

/** The birth of an order, typed again; what was typed stays when sending fails. */
export default function CorrectionForm(props: CorrectionFormProps) {
  const { form, isBusy, submit } = useCorrection(props);
  const field = useTextFields<keyof CorrectionDraft>(form, form.errors);
  return (
    <form className={styles.form} noValidate aria-label={props.label} onSubmit={submitBy(submit)}>
      <p>{props.effect}</p>
      <FormSummary form={form} title={texts.summary} />
      <RequiredNote />
      <Whose value={props.needsReason || props.born.person ? 'other' : 'own'}>
        <BirthForm values={form.values} errors={form.errors} set={form.set} field={field} />
      </Whose>
      {needBirthNames(disciplines) && (
        <>
          <Field
            {...field('birthFirstNames')}
            label={texts.birthFirstNames}
            hint={texts.certificateHint}
            autoComplete="off"
          />
          <Field {...field('birthLastName')} label={texts.birthLastName} autoComplete="off" />
        </>
      )}
      {props.needsReason && (
        <Field
          {...field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
          maxLength={500}
          required
        />
      )}
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {props.submit}
        </Button>
        <Button variant="line" onClick={props.onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
