import { useState } from 'react';
import type { Colleague } from '#domain/wire/staff.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { invite, loadTeam, type Queue, readmit } from './api.ts';
import styles from './atelier.module.css';
import { ChangeColleagueDialog } from './change-colleague-dialog.tsx';
import { ColleagueEntry } from './colleague-entry.tsx';
import { Failure } from './failure.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import team from './team.module.css';
import { teamTexts as texts } from './team-texts.ts';
import { atelierTexts } from './texts.ts';

type Open =
  | { readonly dialog: 'invite' }
  | { readonly dialog: 'change' | 'leave' | 'factor'; readonly colleague: Colleague }
  | undefined;

/** The team and the actions on it: each one shows a message, then the list reloads. */
const useTeam = () => {
  const toast = useToast();
  const { data, error, reload } = useLoaded(loadTeam, true);
  const [busy, setBusy] = useState<string>();
  const done = (message: string) => {
    toast({ tone: 'success', title: message });
    reload();
  };
  const act = async (id: string, run: () => Promise<string>) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      done(await run());
    } catch (failure) {
      toast({
        tone: 'destructive',
        title: atelierTexts.failedAction,
        text: messageOf(failure, atelierTexts.failedAction),
      });
    } finally {
      setBusy(undefined);
    }
  };
  const resend = ({ id, email = '', name, discipline, is_administrator }: Colleague) =>
    act(id, async () => {
      await invite({ email, name, is_administrator, ...(discipline && { discipline }) });
      return texts.resent(email);
    });
  const comeBack = ({ id, name }: Colleague) =>
    act(id, async () => {
      await readmit(id);
      return texts.readmitted(name);
    });
  return { data, error, reload, busy, done, resend, comeBack };
};

/** «L'équipe», for administrators: members, invitations, former members. */
export function TeamPanel({ me }: { me: Queue['me'] }) {
  const { data, error, reload, busy, done, resend, comeBack } = useTeam();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const onDone = (message: string) => {
    close();
    done(message);
  };
  return (
    <div className={styles.orders}>
      {error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {data && (
        <>
          <p className={team.invite}>
            <Button onClick={() => setOpen({ dialog: 'invite' })}>{texts.invite}</Button>
          </p>
          <ul className={team.list} aria-label={texts.list}>
            {data.map((colleague) => (
              <ColleagueEntry
                key={colleague.id}
                colleague={colleague}
                isMe={colleague.id === me.id}
                isBusy={busy === colleague.id}
                onResend={() => void resend(colleague)}
                onReadmit={() => void comeBack(colleague)}
                onChange={() => setOpen({ dialog: 'change', colleague })}
                onResetFactor={() => setOpen({ dialog: 'factor', colleague })}
                onLeave={() => setOpen({ dialog: 'leave', colleague })}
              />
            ))}
          </ul>
        </>
      )}
      <RequestsPanel />
      {open?.dialog === 'invite' && <InviteDialog onClose={close} onInvited={onDone} />}
      {open?.dialog === 'change' && (
        <ChangeColleagueDialog colleague={open.colleague} onClose={close} onChanged={onDone} />
      )}
      {open?.dialog === 'leave' && <LeaveDialog colleague={open.colleague} onClose={close} onLeft={onDone} />}
      {open?.dialog === 'factor' && (
        <ResetFactorDialog colleague={open.colleague} onClose={close} onReset={onDone} />
      )}
    </div>
  );
}
