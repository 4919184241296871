import { useState } from 'react';
import { useSession } from '#web/platform/session-react.tsx';
import { shellTexts as texts } from '#web/texts/shell.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Ends the session and says so (§8); busy until the signed-in page is gone. */
export const useSignOut = () => {
  const { signOut } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      toast({ title: texts.signedOut, tone: 'success' });
    } catch {
      toast({ ...texts.signOutFailed, tone: 'destructive' });
      setBusy(false);
    }
  };
  return { isBusy, leave };
};
