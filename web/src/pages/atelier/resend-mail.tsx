import { useState } from 'react';
import type { Issue } from '#domain/issues.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { resend } from './api.ts';
import { issuesTexts as texts } from './issues-texts.ts';

/** «Envoyer de nouveau», for a mail that was given up; the list reloads after every result. */
export function ResendMail({ issue: { id, mail = '' }, onDone }: { issue: Issue; onDone: () => void }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await resend(id);
      toast({ tone: 'success', title: texts.resent });
      onDone();
    } catch (error) {
      toast({ tone: 'destructive', title: texts.resendFailed, text: messageOf(error, '') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void again()}>
      <span>
        {texts.resend}
        <span className="sr"> {texts.mail(mail)}</span>
      </span>
    </Button>
  );
}
