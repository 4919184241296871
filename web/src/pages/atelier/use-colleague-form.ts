import { useState } from 'react';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { fullNameSchema } from '#domain/names.ts';
import { emailSchema } from '#domain/profile.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import type { Invitation } from '#domain/wire/staff.ts';
import { messageOf } from '#web/platform/errors.ts';
import { type FormErrors, useForm } from '#web/platform/form.ts';
import { atelierTexts } from './texts.ts';

type Values = {
  readonly email: string;
  readonly name: string;
  /** Empty without one. */
  readonly discipline: Discipline | '';
  readonly isAdministrator: boolean;
};

/** The address of somebody known is not asked for. */
type Asked = 'everything' | 'no address';

const rulesOf =
  (asked: Asked) =>
  (values: Values): FormErrors<Values> => {
    const { email, name, discipline, isAdministrator } = values;
    const wrongEmail =
      asked === 'everything' ? emailSchema.safeParse(email).error?.issues[0]?.message : undefined;
    const wrongName = fullNameSchema.safeParse(name).error?.issues[0]?.message;
    return {
      ...(wrongEmail && { email: wrongEmail }),
      ...(wrongName && { name: wrongName }),
      ...(!discipline && !isAdministrator && { discipline: staffTexts.roleMissing }),
    };
  };

const wishOf = ({ email, name, discipline, isAdministrator }: Values): Invitation => {
  const known = disciplines.find((one) => one === discipline);
  return { email, name: name.trim(), is_administrator: isAdministrator, ...(known && { discipline: known }) };
};

/** Who somebody is and what for; `send` is what the form is for, and gives what to tell of it. */
export const useColleagueForm = (
  initial: Values,
  send: (wish: Invitation) => Promise<string>,
  asked: Asked = 'everything',
) => {
  const form = useForm({ initial, validate: rulesOf(asked) });
  const [isBusy, setBusy] = useState(false);
  const submit = async (onDone: (told: string) => void) => {
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      onDone(await send(wishOf(form.values)));
    } catch (error) {
      form.refuse({ title: atelierTexts.failedAction, text: messageOf(error, atelierTexts.failedAction) });
      setBusy(false);
    }
  };
  return { form, isBusy, submit };
};
