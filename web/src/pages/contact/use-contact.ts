import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { contactMessageSchema } from '#domain/contact.ts';
import type { Profile } from '#domain/profile.ts';
import { contact } from '#domain/wire/api.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, type Form, useForm } from '#web/platform/form.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { useToast } from '#web/ui/toast.tsx';
import { type Draft, noMessage, readDraft, withoutKnown, writeDraft } from './draft.ts';
import { contactTexts as texts } from './texts.ts';

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
export const useContact = () => {
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
