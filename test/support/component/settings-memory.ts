/** The settings of the atelier's members in memory, and the disciplines that they close. */
import type { ReadNotice } from '#domain/staff-notice.ts';
import { confirmNotice, saveMailHour } from '#domain/wire/atelier.ts';
import {
  atelierSettings,
  closeDiscipline as closeWire,
  type SettingsChange,
  saveSettings as saveWire,
} from '#domain/wire/settings.ts';
import { emptyWorkshop } from '#domain/workshop.ts';
import { closeDiscipline } from '#lambdas/atelier/close-discipline.ts';
import { readSettings, saveSettings } from '#lambdas/atelier/settings.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { ClosedRow, MemberRow } from '#lambdas/storage/workshop.ts';
import { type Answers, bodyOf } from './answers.ts';

const memoryWorkshop = () => {
  const team = new Map<string, MemberRow>();
  const closures = new Map<string, ClosedRow>();
  return {
    read: async () => ({ ...emptyWorkshop, team: [...team.values()], closures: [...closures.values()] }),
    save: async (expert: Pick<MemberRow, 'user_id' | 'discipline'>, change: SettingsChange) => {
      const row = { ...team.get(expert.user_id), ...expert, ...change };
      team.set(expert.user_id, row);
      return row;
    },
    find: async (id: string) => team.get(id),
    close: async (closure: ClosedRow) => void closures.set(closure.discipline, closure),
    reopen: async (discipline: string) => void closures.delete(discipline),
  };
};

export const memorySettings = () => {
  const workshop = memoryWorkshop();
  const hours = new Map<string, number | undefined>();
  const notices = new Map<string, ReadNotice>();
  const serve = ({ answer }: Answers, me: Member): void => {
    answer(atelierSettings, () => readSettings(me, workshop, new Date()));
    answer(saveWire, (sent) => saveSettings(me, bodyOf(sent), workshop, new Date()));
    answer(closeWire, async (sent) => ({
      disciplines: await closeDiscipline(me, sent.params.service, bodyOf(sent).closed, workshop, new Date()),
    }));
    answer(saveMailHour, (sent) => {
      const { daily_at } = bodyOf(sent);
      hours.set(me.id, daily_at ?? undefined);
      return { daily_at };
    });
    answer(confirmNotice, (sent) => {
      const notice = { ...bodyOf(sent), at: new Date().toISOString() };
      notices.set(me.id, notice);
      return notice;
    });
  };
  /** The member with the hour that was saved last, and the notice that was confirmed last. */
  const current = (me: Member): Member => ({
    ...me,
    dailyAt: hours.get(me.id),
    notice: notices.get(me.id) ?? me.notice,
  });
  return { serve, current, team: workshop };
};
