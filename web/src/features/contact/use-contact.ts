import { useEffect, useRef, useState } from 'react';
import { contact } from '#domain/api.ts';
import { contactMessageSchema } from '#domain/contact.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { type FormErrors, useForm } from '#web/platform/form.ts';
import { contactTexts as texts } from '#web/texts/contact.ts';
import { useToast } from '#web/ui/toast.tsx';
import { type Draft, type FieldName, noMessage, readDraft, writeDraft } from './draft.ts';

const validate = (values: Draft): FormErrors<Draft> => {
  const { error } = contactMessageSchema.safeParse(values);
  const errors: FormErrors<Draft> = {};
  for (const name of Object.keys(noMessage).filter((field): field is FieldName => field in noMessage)) {
    const message = error?.issues.find(({ path }) => path[0] === name)?.message;
    if (message) errors[name] = message;
  }
  return errors;
};

/** The form's state: a draft that outlives reloads, errors, and the sending. */
export const useContact = () => {
  const toast = useToast();
  const form = useForm<Draft>({ initial: noMessage, validate });
  /** False in the prerendered page: nothing can be typed that would be lost. */
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const restore = useRef(() => form.reset(readDraft()));

  useEffect(() => {
    restore.current();
    setReady(true);
  }, []);
  useEffect(() => {
    if (isReady) writeDraft(form.values);
  }, [isReady, form.values]);

  const send = async () => {
    setBusy(true);
    try {
      await call(contact, { body: form.values });
      form.reset();
      toast({ title: texts.sent, text: texts.sentText, tone: 'success' });
    } catch (error) {
      toast({ title: texts.failed, text: messageOf(error, texts.unexpected), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const submit = async () => {
    if (!isBusy && form.submit()) await send();
  };
  return { form, isReady, isBusy, submit };
};
