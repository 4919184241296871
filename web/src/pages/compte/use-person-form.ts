import { useState } from 'react';
import type { KnownPerson } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { convertedBirth } from '#web/features/birth/convert.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { draftOf, errorsOf, type PersonDraft, personOf } from './person-draft.ts';
import { personsTexts as texts } from './persons-texts.ts';

/** Adds a person, or changes the given one. */
export const usePersonForm = (person: KnownPerson | undefined, onSaved: (profile: Profile) => void) => {
  const [initial] = useState(() => draftOf(person));
  const [id] = useState(() => person?.id ?? crypto.randomUUID());
  const form = useForm<PersonDraft>({ initial, validate: errorsOf });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const birth = await convertedBirth(form.values);
      if (birth === 'asked')
        return form.refuse({ title: texts.saveFailed, text: texts.whichHour, field: 'birthOffset' });
      onSaved(await call(updateProfile, { body: { person: personOf(id, form.values, birth) } }));
    },
    fail: (error) => form.refuse({ title: texts.saveFailed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};
