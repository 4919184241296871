import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { contactLengths, contactMessageSchema } from '#domain/contact.ts';
import type { Profile } from '#domain/profile.ts';
import { contact } from '#domain/wire/api.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, type Form, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './contact.module.css';
import { contactTexts as texts } from './texts.ts';

/** The tab's storage of an unsent message, for a reload. */
export const noMessage = { firstName: '', lastName: '', email: '', subject: '', message: '' } as const;
export type FieldName = keyof typeof noMessage;
export type Draft = Readonly<Record<FieldName, string>>;

const key = 'contact.typed';

const readDraft = (): Draft => {
  const stored = tabEntries(key);
  const text = (name: FieldName): string => textIn(stored, name);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
};

/** Data of the account is not stored in the tab, because the next user of a shared browser would find it. */
export const withoutKnown = (draft: Draft, known: Partial<Draft>): Draft => ({
  ...draft,
  firstName: draft.firstName === known.firstName ? '' : draft.firstName,
  lastName: draft.lastName === known.lastName ? '' : draft.lastName,
  email: draft.email === known.email ? '' : draft.email,
});

/** An empty message stores nothing. */
const writeDraft = (draft: Draft): void => {
  if (Object.values(draft).every((text) => text === '')) clearTab(key);
  else writeTab(key, JSON.stringify(draft));
};

const loadProfile = (signal: AbortSignal): Promise<Profile> => call(readProfile, { signal });

const knownOf = ({ email, first_name, last_name }: Profile) => ({
  email,
  firstName: first_name ?? '',
  lastName: last_name ?? '',
});

/** Fills empty fields with the signed-in customer's data and keeps typed text. Returns the data. */
const usePrefill = (form: Form<Draft>, isReady: boolean): Partial<Draft> => {
  const { user } = useSession();
  const { data } = useLoaded(loadProfile, isReady && user !== undefined);
  const profile = data?.email === user?.email ? data : undefined;
  const known = useMemo(() => (profile ? knownOf(profile) : {}), [profile]);
  const fill = useEffectEvent(form.fill);
  useEffect(() => fill(known), [known]);
  return known;
};

/** The state of the form: a draft that survives reloads, errors, and the sending. */
const useContact = () => {
  const toast = useToast();
  const form = useForm<Draft>({ initial: noMessage, validate: errorsBy(contactMessageSchema) });
  /** False in the prerendered page, where typed text would be lost. */
  const [isReady, setReady] = useState(false);
  const known = usePrefill(form, isReady);
  const restore = useEffectEvent(() => form.reset(readDraft()));

  useEffect(() => {
    restore();
    setReady(true);
  }, []);
  useEffect(() => {
    if (isReady) writeDraft(withoutKnown(form.values, known));
  }, [isReady, form.values, known]);

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await call(contact, { body: { ...form.values, tz: ownZone() } });
      form.reset();
      toast({ title: texts.sent, text: texts.sentText, tone: 'success' });
    },
    fail: (error) => {
      const refusal = { title: texts.failed, text: messageOf(error, texts.unexpected) };
      form.refuse(refusal);
      toast({ ...refusal, tone: 'destructive' });
    },
  });
  return { form, isReady, isBusy, submit: run };
};

/** §3 «Contact form». It is prerendered and inactive until its code is loaded. */
export function ContactForm() {
  const { form, isReady, isBusy, submit } = useContact();
  const field = (name: FieldName) => requiredField(form, name);
  return (
    <form noValidate onSubmit={submitBy(submit)} aria-label={texts.form}>
      <fieldset className={styles.form} disabled={!isReady}>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <Field {...field('firstName')} label={texts.firstName} autoComplete="given-name" />
        <Field {...field('lastName')} label={texts.lastName} autoComplete="family-name" />
        <EmailField {...field('email')} label={texts.email} hint={texts.emailHint} wide />
        <Field {...field('subject')} label={texts.subject} hint={texts.subjectHint} wide />
        <AreaField
          {...field('message')}
          label={texts.message}
          hint={texts.messageHint(contactLengths.messageMax)}
          wide
        />
        <div className={styles.send}>
          <Button type="submit" busy={isBusy}>
            {texts.send}
          </Button>
          <p className="meta">
            {texts.privacy} <PrivacyLink />
          </p>
        </div>
      </fieldset>
    </form>
  );
}
