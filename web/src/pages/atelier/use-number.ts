import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useToast } from '#web/ui/toast.tsx';
import { settingsTexts } from './settings-texts.ts';
import { useSaving } from './use-saving.ts';

/** A whole number of «Mes réglages». A refused value stays in its field. */
export const useNumber = (known: number, schema: ZodMiniType<number>) => {
  const toast = useToast();
  const [typed, setTyped] = useState(String(known));
  const { error, setError, isBusy, save: run } = useSaving();
  /** Undefined when the value is refused. */
  const read = (): number | undefined => {
    const parsed = schema.safeParse(typed.trim() === '' ? undefined : Number(typed));
    setError(parsed.error?.issues[0]?.message);
    return parsed.data;
  };
  const save = (send: () => Promise<void>) =>
    run(async () => {
      await send();
      toast({ tone: 'success', title: settingsTexts.saved });
    });
  const onChange = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    required: true,
    value: typed,
    error,
    onChange,
  } as const;
  return { field, read, save, isBusy, error, setError };
};
