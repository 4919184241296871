import { useState } from 'react';
import { nameOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { hasReadNotice, staffNoticeVersion } from '#domain/staff-notice.ts';
import type { Colleague } from '#domain/wire/staff.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import { dismiss, invite, loadTeam, type Queue, readmit, takeFactor } from './api.ts';
import { ChangeColleagueDialog, InviteDialog } from './colleague-dialogs.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Failure } from './failure.tsx';
import styles from './orders.module.css';
import { RequestsPanel } from './requests-panel.tsx';
import teamStyles from './team.module.css';
import { leaveTexts, noticeTexts, resetFactorTexts, teamTexts } from './team-texts.ts';
import { atelierTexts } from './texts.ts';

const looks = {
  invited: { tone: 'gilt', fill: 'empty' },
  active: { tone: 'ok', fill: 'full' },
  left: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<Colleague['state'], object>;

type ActionsProps = {
  colleague: Colleague;
  /** Users cannot remove their own account here, nor its factor. */
  isMe: boolean;
  isBusy: boolean;
  onResend: () => void;
  onReadmit: () => void;
  onChange: () => void;
  onResetFactor: () => void;
  onLeave: () => void;
};

/** The action that is looked for, and behind «…» those that take something away. */
function Actions({ colleague, isMe, isBusy, ...on }: ActionsProps) {
  const { state, email, name } = colleague;
  const change = { label: teamTexts.change, choose: on.onChange };
  const leave = { label: teamTexts.leave, choose: on.onLeave };
  const factor = { label: teamTexts.resetFactor, choose: on.onResetFactor };
  const invited = [
    ...(email === undefined ? [] : [{ label: teamTexts.resend, choose: on.onResend }]),
    ...[change, { label: teamTexts.withdraw, choose: on.onLeave }],
  ];
  const all = {
    invited,
    active: isMe ? [change] : [change, leave, factor],
    left: [{ label: teamTexts.readmit, choose: on.onReadmit }],
  } as const;
  const [first, ...others] = all[state];
  return (
    <div className={teamStyles.actions}>
      {first && (
        <Button key={first.label} variant="line" size="small" busy={isBusy} onClick={first.choose}>
          <span>
            {first.label}
            <span className="sr">{teamTexts.ofColleague(name)}</span>
          </span>
        </Button>
      )}
      {others.length > 0 && <ActionsMenu label={teamTexts.actions(name)} actions={others} />}
    </div>
  );
}

/** Which version of the notice about the staff's data they have confirmed. */
const noticeLine = ({ notice }: Colleague): string => {
  const dayOf = (at: string) => formatDate(new Date(at));
  return notice && hasReadNotice(notice)
    ? noticeTexts.readByColleague(dayOf(notice.at))
    : noticeTexts.notRead(dayOf(staffNoticeVersion));
};

/** A member of the team: name, role, date, and the possible actions. */
function ColleagueEntry(props: ActionsProps) {
  const { name, email, discipline, is_administrator, state, since } = props.colleague;
  const roles = [
    ...(discipline ? [nameOf(discipline)] : []),
    ...(is_administrator ? [teamTexts.administration] : []),
  ];
  return (
    <li className={teamStyles.entry}>
      <div className={teamStyles.who}>
        <h2>{name}</h2>
        {email !== undefined && (
          <p className={teamStyles.email} title={email}>
            {email}
          </p>
        )}
      </div>
      <p>{roles.join(', ')}</p>
      <p className={teamStyles.state}>
        <Badge {...looks[state]}>{teamTexts.state[state]}</Badge>
      </p>
      <p className={classes('meta', teamStyles.facts)}>
        <span>{teamTexts.since[state](formatDate(new Date(since)))}</span>
        {state === 'active' && <span>{noticeLine(props.colleague)}</span>}
      </p>
      <Actions {...props} />
    </li>
  );
}

const wordsOf = ({ name, state }: Colleague) =>
  state === 'invited'
    ? {
        title: leaveTexts.withdrawTitle(name),
        effect: leaveTexts.withdrawEffect,
        confirm: teamTexts.withdraw,
        done: leaveTexts.withdrawn(name),
      }
    : {
        title: leaveTexts.title(name),
        effect: leaveTexts.effect,
        confirm: leaveTexts.confirm,
        done: leaveTexts.done(name),
      };

type LeaveProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `message` confirms the action. */
  onLeft: (message: string) => void;
};

/** Asks for confirmation before a colleague is removed, or an invitation withdrawn. */
function LeaveDialog({ colleague, onClose, onLeft }: LeaveProps) {
  const { done, ...words } = wordsOf(colleague);
  return (
    <ConfirmDialog
      {...words}
      act={() => dismiss(colleague.id)}
      onClose={onClose}
      onDone={() => onLeft(done)}
    />
  );
}

type ResetFactorProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `message` confirms the action. */
  onReset: (message: string) => void;
};

/** Asks for confirmation before the second factor of a colleague who lost the telephone is reset. */
function ResetFactorDialog({ colleague: { id, name }, onClose, onReset }: ResetFactorProps) {
  return (
    <ConfirmDialog
      title={resetFactorTexts.title(name)}
      effect={resetFactorTexts.effect}
      confirm={resetFactorTexts.confirm}
      act={() => takeFactor(id)}
      onClose={onClose}
      onDone={() => onReset(resetFactorTexts.done(name))}
    />
  );
}

type Open =
  | { readonly dialog: 'invite' }
  | { readonly dialog: 'change' | 'leave' | 'factor'; readonly colleague: Colleague }
  | undefined;

/** The team and the actions on it: each one shows a message, then the list reloads. */
const useTeam = () => {
  const toast = useToast();
  const { data, error, reload } = useLoaded(loadTeam, true);
  const [acted, setActed] = useState<string>();
  const done = (message: string) => {
    toast({ tone: 'success', title: message });
    reload();
  };
  const { isBusy, run } = useAction({
    act: async (id: string, send: () => Promise<string>) => {
      setActed(id);
      done(await send());
    },
    fail: (failure) =>
      toast({
        tone: 'destructive',
        title: atelierTexts.failedAction,
        text: messageOf(failure, atelierTexts.failedAction),
      }),
  });
  const resend = ({ id, email = '', name, discipline, is_administrator }: Colleague) =>
    run(id, async () => {
      await invite({ email, name, is_administrator, ...(discipline && { discipline }) });
      return teamTexts.resent(email);
    });
  const comeBack = ({ id, name }: Colleague) =>
    run(id, async () => {
      await readmit(id);
      return teamTexts.readmitted(name);
    });
  return { data, error, reload, busy: isBusy ? acted : undefined, done, resend, comeBack };
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
      {error !== undefined && <Failure title={teamTexts.failed} error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {data && (
        <>
          <p className={teamStyles.invite}>
            <Button onClick={() => setOpen({ dialog: 'invite' })}>{teamTexts.invite}</Button>
          </p>
          <ul className={teamStyles.list} aria-label={teamTexts.list}>
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
      {(data || error !== undefined) && <RequestsPanel />}
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
