import type * as z from 'zod/mini';
import type { Profile } from '#domain/profile.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { type FormErrors, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { partTexts as texts } from './part-texts.ts';

type PartForm<V> = {
  readonly initial: V;
  readonly validate: (values: V) => FormErrors<V>;
  /** What is sent of the values. */
  readonly bodyOf: (values: V) => z.input<typeof updateProfile.body>;
  readonly onSaved: (profile: Profile) => void;
};

/** Saves a part of the profile; what was typed stays when that fails. */
export const usePartForm = <V extends Readonly<Record<string, string>>>(part: PartForm<V>) => {
  const form = useForm<V>(part);
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => part.onSaved(await call(updateProfile, { body: part.bodyOf(form.values) })),
    fail: (error) => form.refuse({ title: texts.saveFailed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};
