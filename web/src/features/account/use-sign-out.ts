import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { shellTexts as texts } from '#web/texts/shell.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Ends this session or all sessions of the account, and confirms it (§8); busy until the signed-in page is gone. */
export const useSignOut = ({ everywhere = false } = {}) => {
  const { signOut } = useSession();
  const toast = useToast();
  const { isBusy, run } = useAction({
    leaves: true,
    act: async () => {
      await signOut(everywhere);
      const title = everywhere ? texts.signedOutEverywhere : texts.signedOut;
      toast({ title, tone: 'success', about: 'session' });
    },
    fail: (error) => {
      const { title, text } = texts.signOutFailed;
      // Unsent text of the writing desk keeps the session, and says so itself.
      const isUnsent = error instanceof Error && 'code' in error && error.code === 'unsent';
      toast({ title, text: isUnsent ? error.message : text, tone: 'destructive', about: 'session' });
    },
  });
  return { isBusy, leave: run };
};
