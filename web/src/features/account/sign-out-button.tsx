import { useState } from 'react';
import { useSession } from '#web/platform/session-react.tsx';
import { accountTexts as texts } from '#web/texts/account.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

export function SignOutButton() {
  const { signOut } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      toast({ title: texts.signedOut, tone: 'success' });
    } catch {
      toast({ title: texts.error, text: texts.signOutFailed, tone: 'destructive' });
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void leave()}>
      {texts.signOut}
    </Button>
  );
}
