import { nameOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import type { Colleague } from '#domain/wire/staff.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './team.module.css';
import { teamTexts as texts } from './team-texts.ts';

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

function Actions({ colleague, isMe, isBusy, ...on }: ActionsProps) {
  const { state, email, name } = colleague;
  const action = (label: string, onClick: () => void, busy = false) => (
    <Button key={label} variant="line" size="small" busy={busy} onClick={onClick}>
      <span>
        {label}
        <span className="sr">{texts.ofColleague(name)}</span>
      </span>
    </Button>
  );
  return (
    <p className={styles.actions}>
      {state === 'invited' && email !== undefined && action(texts.resend, on.onResend, isBusy)}
      {state === 'left' ? action(texts.readmit, on.onReadmit, isBusy) : action(texts.change, on.onChange)}
      {state === 'invited' && action(texts.withdraw, on.onLeave)}
      {state === 'active' && !isMe && action(texts.leave, on.onLeave)}
      {state === 'active' && !isMe && action(texts.resetFactor, on.onResetFactor)}
    </p>
  );
}

/** A member of the team: name, role, date, and the possible actions. */
export function ColleagueEntry(props: ActionsProps) {
  const { name, email, discipline, is_administrator, state, since } = props.colleague;
  const roles = [
    ...(discipline ? [nameOf(discipline)] : []),
    ...(is_administrator ? [texts.administration] : []),
  ];
  return (
    <li className={styles.entry}>
      <div>
        <h2>{name}</h2>
        {email !== undefined && <span className={styles.email}>{email}</span>}
      </div>
      <p>{roles.join(', ')}</p>
      <p className={styles.state}>
        <Badge {...looks[state]}>{texts.state[state]}</Badge>
        <span className="meta">{texts.since[state](formatDate(new Date(since)))}</span>
      </p>
      <Actions {...props} />
    </li>
  );
}
