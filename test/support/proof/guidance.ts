/** Proves one guidance per address and local day, however often and wherever it is requested. */
import { randomUUID } from 'node:crypto';
import { localDateIn, localDay } from '#domain/guidance/zones.ts';
import { askGuidance } from '#lambdas/guidance/ask.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { createGuidancesStore } from '#lambdas/storage/guidances.ts';
import { createLimitsStore } from '#lambdas/storage/limits.ts';
import { createGuidanceRequestsStore } from '#lambdas/storage/transactions/ask-guidance.ts';
import { call, eventually, newAddress } from '../client.ts';
import { guidanceRequest } from '../guidance/desk.ts';
import { arrivedFor, mailsOf } from '../mails.ts';
import { database, findRow, tableOf } from '../rows.ts';
import type { Result } from './figures.ts';
import { inParallel } from './in-parallel.ts';

/** 24 zones, each with a future day: if possible the day of a clock change. */
const days = [
  ['Europe/Paris', '2027-10-31'],
  ['Europe/London', '2027-03-28'],
  ['Atlantic/Azores', '2027-10-31'],
  ['America/New_York', '2027-11-07'],
  ['America/Chicago', '2027-03-14'],
  ['America/Los_Angeles', '2027-03-14'],
  ['America/St_Johns', '2027-11-07'],
  ['America/Havana', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Sydney', '2027-10-03'],
  ['Pacific/Auckland', '2027-04-04'],
  ['Pacific/Chatham', '2027-09-26'],
  ['Africa/Cairo', '2027-04-30'],
  ['Indian/Reunion', '2027-06-15'],
  ['Pacific/Kiritimati', '2027-01-01'],
  ['Pacific/Honolulu', '2027-12-31'],
  ['Pacific/Apia', '2027-06-15'],
  ['Asia/Kathmandu', '2027-06-15'],
  ['Asia/Kolkata', '2027-06-15'],
  ['Asia/Tokyo', '2027-06-15'],
  ['Asia/Dubai', '2027-06-15'],
  ['Asia/Shanghai', '2028-02-29'],
  ['Europe/Moscow', '2027-06-15'],
  ['America/Sao_Paulo', '2027-06-15'],
] as const;
const dayOf = (index: number) => days[index % days.length] ?? days[0];

const hour = 3_600_000;
/** Instants of a local day, in milliseconds from its start (or its end): its edges, and the hours of clock changes. */
const moments = [0, 1, hour, 2 * hour - 1, 2 * hour, 2.5 * hour, 3 * hour, 12 * hour, -hour, -1];

const instantOf = (tz: string, date: string, turn: number): Date => {
  const { start, end } = localDay(tz, date);
  const moment = moments[turn % moments.length] ?? 0;
  return new Date((moment < 0 ? end : start).getTime() + moment);
};

type Scale = { readonly addresses: number; readonly requests: number; readonly lanes: number };
type Guest = { readonly email: string; readonly index: number };

const guestsOf = (count: number): Guest[] =>
  Array.from({ length: count }, (_, index) => ({ email: `guidance-${randomUUID()}@exemple.fr`, index }));

/** All addresses take turns, so that requests of one address are not consecutive. */
const eachRequest = async (
  { requests, lanes }: Scale,
  guests: readonly Guest[],
  ask: (guest: Guest, turn: number) => Promise<void>,
) => {
  const turns = Array.from({ length: requests }, (_, request) => request);
  await inParallel(turns, lanes, async (request) => {
    const guest = guests[request % guests.length];
    if (guest) await ask(guest, Math.floor(request / guests.length));
  });
};

/** True when the day was already taken, or when the mailbox's limit refused one of many parallel requests. */
const isReceived = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'guidance_received' || error.code === 'too_many');

/**
 * Runs the shop's decision on its own tables with chosen clocks; returns how many requests of each address were
 * accepted.
 */
export const proveOnePerDay = async (scale: Scale): Promise<Result> => {
  const db = database();
  const tables = { guidances: tableOf('Guidances'), outbox: tableOf('Outbox') };
  const stores = {
    requests: createGuidanceRequestsStore(db, tables),
    guidances: createGuidancesStore(db, tables.guidances),
    limits: createLimitsStore(db, tableOf('Limits')),
  };
  const guests = guestsOf(scale.addresses);
  const taken = new Map<string, number>();
  const lost: string[] = [];
  await eachRequest(scale, guests, async ({ email, index }, turn) => {
    const [tz, for_date] = dayOf(index);
    const now = instantOf(tz, for_date, turn + index);
    const body = guidanceRequest({ email, tz, for_date });
    await askGuidance(body, { ...stores, viewerIp: newAddress(), userId: undefined, now }).then(
      () => taken.set(email, (taken.get(email) ?? 0) + 1),
      (error: unknown) => {
        if (!isReceived(error)) lost.push(`${tz} at ${now.toISOString()}: ${String(error)}`);
      },
    );
  });
  for (const { email, index } of guests) {
    const [tz, date] = dayOf(index);
    const mail = await findRow('Outbox', { id: `guidance:${hashOf(email)}:${date}` });
    if (taken.get(email) !== 1 || !mail) lost.push(`${tz}: ${taken.get(email) ?? 0} taken`);
  }
  return { tried: scale.requests, lost };
};

/** A mail whose first sending fails is sent by the second sweep at the latest. */
const patience = 600_000;

/** Repeats unanswered requests like a visitor; their effect may have happened. */
const insist = async (body: object): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    const { status } = await call('POST', '/api/guidance-du-jour', { body });
    if (status < 500 || tries >= 10) return status;
  }
};

/** The same through the API with the real clock: each address gets one mail per requested day. */
export const proveOneMail = async (scale: Scale): Promise<Result> => {
  const guests = guestsOf(scale.addresses);
  const asked = new Set<string>();
  const taken = new Set<string>();
  const lost: string[] = [];
  await eachRequest(scale, guests, async ({ email, index }) => {
    const [tz] = dayOf(index);
    const for_date = localDateIn(tz, new Date());
    const status = await insist(guidanceRequest({ email, tz, for_date }));
    const name = `${email} ${for_date}`;
    asked.add(name);
    if (status === 202 && taken.has(name)) lost.push(`${tz}: taken twice`);
    if (status === 202) taken.add(name);
    else if (status !== 409 && status !== 429) lost.push(`${tz}: ${status}`);
  });
  for (const { email } of guests) {
    const expected = [...asked].filter((name) => name.startsWith(email)).length;
    const look = async () => ((await arrivedFor(email)).length >= expected ? true : undefined);
    await eventually(look, `the mail of ${email}`, patience).catch((error: unknown) =>
      lost.push(String(error)),
    );
    const count = (await mailsOf(email)).length;
    if (count !== expected) lost.push(`${email}: ${count} mails of ${expected}`);
  }
  return { tried: scale.requests, lost };
};
