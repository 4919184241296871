type Limits = { readonly most: number; readonly missing: string; readonly long: string };

/** What is wrong with a text that must be written, in at most so many characters. */
export const writtenError = (text: string, { most, missing, long }: Limits): string | undefined => {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > most ? long : undefined;
};
