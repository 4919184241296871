import { useState } from 'react';
import type { Birth } from '#domain/births/birth.ts';
import type { KnownPerson } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { birthOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { draftOf, errorsOf, type PersonDraft, personOf } from './person-draft.ts';
import { personsTexts as texts } from './persons-texts.ts';

const loadConversion = () => import('#web/features/birth/sent-birth.ts');

/** The birth with its instant; `asked` until one of several hours is chosen. A failed conversion leaves it to the expert. */
const bornOf = async (draft: PersonDraft): Promise<Birth | 'asked'> => {
  const typed = typedInstantOf(draft);
  const conversion = await loadConversion().catch(() => undefined);
  return conversion ? (conversion.sentBirth(typed) ?? 'asked') : birthOf(typed, undefined);
};

/** Adds a person, or changes the given one. */
export const usePersonForm = (person: KnownPerson | undefined, onSaved: (profile: Profile) => void) => {
  const [initial] = useState(() => draftOf(person));
  const [id] = useState(() => person?.id ?? crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const form = useForm<PersonDraft>({ initial, validate: errorsOf });
  const save = async () => {
    const birth = await bornOf(form.values);
    if (birth === 'asked')
      return form.refuse({ title: texts.saveFailed, text: texts.whichHour, field: 'birthOffset' });
    onSaved(await call(updateProfile, { body: { person: personOf(id, form.values, birth) } }));
  };
  const submit = async () => {
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      form.refuse({ title: texts.saveFailed, text: messageOf(error, texts.unexpected) });
    } finally {
      setBusy(false);
    }
  };
  return { form, isBusy, submit };
};
