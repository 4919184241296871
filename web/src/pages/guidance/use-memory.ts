import { useEffect, useRef, useState } from 'react';
import type { Form } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { readDraft, type Typed, writeDraft } from './draft.ts';

/**
 * Keeps what is typed across reload and back, and takes it away from the next person when its owner signs out. False
 * until it is known whose it may be: nothing can be typed before that would be lost.
 */
export const useMemory = (form: Form<Typed>): boolean => {
  const { user, expired, loading } = useSession();
  /** A session that ended by itself leaves the form to whoever sat there. */
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
