import { useEffect, useRef, useState } from 'react';
import type { Form } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { readDraft, type Typed, writeDraft } from './draft.ts';

/**
 * Keeps the typed texts across reload and «back», and removes them at a sign-out. False until the session is known,
 * because texts typed before would be lost.
 */
export const useMemory = (form: Form<Typed>): boolean => {
  const { user, expired, loading } = useSession();
  /** A session that expired leaves the form to the same person. */
  const [known, setKnown] = useState<{ owner?: string | undefined }>();
  const restore = useRef((owner: string | undefined) => form.reset(readDraft(owner)));
  const id = user?.id;

  useEffect(() => {
    if (loading) return;
    setKnown((last) => (last && (id === last.owner || (!id && expired)) ? last : { owner: id }));
  }, [loading, expired, id]);
  useEffect(() => {
    if (known) restore.current(known.owner);
  }, [known]);
  useEffect(() => {
    if (known) writeDraft(form.values, known.owner);
  }, [known, form.values]);
  return known !== undefined;
};
