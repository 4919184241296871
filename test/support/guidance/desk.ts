import type { StopReason } from '#domain/mailings.ts';
import type { GuidanceRequest } from '#domain/wire/guidance.ts';
import { askGuidance } from '#lambdas/guidance/ask.ts';
import type { GuidanceAddress, GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { GuidanceRequestsStore } from '#lambdas/storage/transactions/ask-guidance.ts';
import { countingLimits } from '../counting-limits.ts';

export const guidanceRequest = (change: Partial<GuidanceRequest> = {}): GuidanceRequest => ({
  full_name: 'Camille Renard',
  email: 'camille@exemple.fr',
  birth_date: null,
  birth_time: null,
  birth_place: null,
  tz: 'Europe/Paris',
  for_date: '2026-11-21',
  consent: true,
  ...change,
});

const hours = 3_600_000;

/** The two stores of the guidance with their conditions, and limits that only record their uses. */
export const openDesk = () => {
  const rows = new Map<string, GuidanceAddress>();
  const mails = new Map<string, OutboxRecord>();
  const proofs: Record<string, unknown>[] = [];
  const counted: string[] = [];
  const reasons: StopReason[] = [];
  const requests: GuidanceRequestsStore = {
    ask: async ({ address, for_date, tz, person, proof }, mail, now) => {
      const known = rows.get(address);
      const isLater = !known?.for_date || known.for_date < for_date;
      const isSettled =
        !known?.asked_at || known.tz === tz || now.getTime() - Date.parse(known.asked_at) >= 20 * hours;
      if (known?.stopped_at || !isLater || !isSettled) return false;
      rows.set(address, { address, for_date, tz, asked_at: now.toISOString(), ...person });
      proofs.push({ ...proof, entry: for_date });
      mails.set(mail.id, mail);
      return true;
    },
  };
  const guidances: Omit<GuidancesStore, 'forget'> = {
    find: async (address) => rows.get(address),
    stop: async (address, reason, now) => {
      const { for_date, tz, asked_at, resumed_at, stopped_at, stopped_by } = rows.get(address) ?? {};
      const first = { stopped_at: stopped_at ?? now.toISOString(), stopped_by: stopped_by ?? reason };
      rows.set(address, { address, for_date, tz, asked_at, resumed_at, ...first });
      reasons.push(reason);
    },
    forgetBirth: async (address, forDate) => {
      const { birth_date: _, birth_time: __, birth: ___, ...row } = rows.get(address) ?? { address };
      if (row.for_date === forDate) rows.set(address, row);
    },
    resume: async (address, now) => {
      const { stopped_at, stopped_by: _, ...row } = rows.get(address) ?? { address };
      if (stopped_at) rows.set(address, { ...row, resumed_at: now.toISOString() });
    },
  };
  const limits = countingLimits(counted);
  const ask = (change: Partial<GuidanceRequest>, at: string, userId?: string) =>
    askGuidance(guidanceRequest(change), {
      requests,
      guidances,
      limits,
      viewerIp: '203.0.113.9',
      userId,
      now: new Date(at),
    });
  return { rows, mails, proofs, counted, reasons, guidances, ask };
};
