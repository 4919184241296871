import { useState } from 'react';
import { useSession } from '#web/platform/session-react.tsx';
import { shellTexts as texts } from '#web/texts/shell.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Ends this session or all sessions of the account, and confirms it (§8); busy until the signed-in page is gone. */
export const useSignOut = ({ everywhere = false } = {}) => {
  const { signOut } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut(everywhere);
      toast({
        title: everywhere ? texts.signedOutEverywhere : texts.signedOut,
        tone: 'success',
        about: 'session',
      });
    } catch (error) {
      const { title, text } = texts.signOutFailed;
      // Unsent text of the writing desk keeps the session, and says so itself.
      const isUnsent = error instanceof Error && 'code' in error && error.code === 'unsent';
      toast({ title, text: isUnsent ? error.message : text, tone: 'destructive', about: 'session' });
      setBusy(false);
    }
  };
  return { isBusy, leave };
};
