import { useState } from 'react';
import type { GuidanceChoice } from '#domain/wire/mailings.ts';

export type Save = (isWanted: boolean) => Promise<GuidanceChoice>;

const isAllowed = ({ stopped_at }: GuidanceChoice): boolean => stopped_at === undefined;

/** The switch turns at once, and turns back when the choice could not be stored. */
export const useChoice = (choice: GuidanceChoice, save: Save, onSaved: (choice: GuidanceChoice) => void) => {
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  const choose = async (isWanted: boolean): Promise<void> => {
    setWanted(isWanted);
    setError(undefined);
    try {
      onSaved(await save(isWanted));
    } catch (failure) {
      setError(failure);
    } finally {
      setWanted(undefined);
    }
  };
  return { isOn: wanted ?? isAllowed(choice), isBusy: wanted !== undefined, error, choose };
};
