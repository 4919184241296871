/** What this tab remembers of a message that is not sent yet, so that a reload keeps it. */
export const noMessage = { firstName: '', lastName: '', email: '', subject: '', message: '' } as const;
export type FieldName = keyof typeof noMessage;
export type Draft = Readonly<Record<FieldName, string>>;

const key = 'contact.typed';

const storedEntries = (): Map<string, unknown> => {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}')));
  } catch {
    // A browser may refuse storage: then the page works and forgets.
    return new Map();
  }
};

export const readDraft = (): Draft => {
  const stored = storedEntries();
  const text = (name: FieldName): string => {
    const value = stored.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
};

/** An empty message leaves nothing behind: who only reads the page keeps an empty browser. */
export const writeDraft = (draft: Draft): void => {
  try {
    if (Object.values(draft).every((text) => text === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // As above.
  }
};
