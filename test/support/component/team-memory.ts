/** The team in memory, as administrators change it. */
import { randomUUID } from 'node:crypto';
import { resetFactor } from '#domain/wire/factor.ts';
import { atelierRequests } from '#domain/wire/requests.ts';
import {
  type Colleague,
  changeStaff,
  dismissStaff,
  inviteStaff,
  listStaff,
  readmitStaff,
} from '#domain/wire/staff.ts';
import { type Answers, bodyOf } from './answers.ts';
import type { StaffAccount } from './staff.ts';

export const colleagueOf = ({ email, member }: StaffAccount): Colleague => ({
  ...{ id: member.id, name: member.name, email, is_administrator: member.isAdministrator },
  ...(member.discipline && { discipline: member.discipline }),
  ...(member.notice && { notice: member.notice }),
  ...{ state: 'active', since: '2026-11-01T09:00:00.000Z' },
});

/** The list of the team, which keeps what is sent. */
export const answerTeam = ({ answer }: Answers, first: readonly Colleague[]): void => {
  const rows = new Map(first.map((colleague) => [colleague.id, colleague]));
  const list = () => ({ staff: [...rows.values()] });
  const put = (colleague: Colleague): Colleague => {
    rows.set(colleague.id, colleague);
    return colleague;
  };
  const change = ({ id = '' }: Readonly<Record<string, string>>, facts: Partial<Colleague>): Colleague => {
    const before = rows.get(id);
    if (!before) throw new Error(`nobody is ${id}`);
    return put({ ...before, ...facts });
  };
  answer(listStaff, list);
  answer(inviteStaff, (sent) =>
    put({ ...bodyOf(sent), id: randomUUID(), state: 'invited', since: new Date().toISOString() }),
  );
  answer(changeStaff, (sent) => change(sent.params, bodyOf(sent)));
  answer(dismissStaff, ({ params }) => {
    change(params, { state: 'left' });
    return list();
  });
  answer(readmitStaff, ({ params }) => change(params, { state: 'active' }));
  answer(resetFactor, () => ({ reset: true }) as const);
  answer(atelierRequests, () => ({ items: [] }));
};
