import { addDays, addHours, epochSeconds } from '#domain/dates.ts';
import { type OpenSession, sessionDays } from '#domain/sessions.ts';
import type { Device } from '#lambdas/gateways/devices.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isEnded, type Session } from '#lambdas/storage/ended.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { SessionRecord, SessionsStore } from '#lambdas/storage/sessions.ts';

/** A visit is noted anew after an hour. */
const isRecent = (known: SessionRecord | undefined, now: Date): boolean =>
  known !== undefined && addHours(new Date(known.seen_at), 1) > now;

const goesOn = ({ signed_in_at }: SessionRecord, profile: ProfileRecord, now: Date): boolean => {
  const at = new Date(signed_in_at);
  return addDays(at, sessionDays) > now && !isEnded(profile, epochSeconds(at));
};

export type ListSessionsDependencies = {
  readonly sessions: Pick<SessionsStore, 'ofUser' | 'note'>;
  readonly now: Date;
};
/** The session that asks: the instant of its sign-in (UTC), and its browser. */
export type AskingSession = {
  readonly signedInAt: string;
  readonly device: Device;
};

/**
 * The sessions of an account that go on, the one that asks first; it is noted meanwhile. Undefined when they cannot be
 * read: the profile does not depend on them.
 */
export const listSessions = async (
  profile: ProfileRecord,
  token: Session,
  { signedInAt, device }: AskingSession,
  { sessions, now }: ListSessionsDependencies,
): Promise<OpenSession[] | undefined> => {
  const { session } = token;
  try {
    const rows = await sessions.ofUser(profile.user_id);
    const known = rows.find((row) => row.session === session);
    const seen = { user_id: profile.user_id, session, ...device, signed_in_at: signedInAt };
    const own = { ...seen, seen_at: now.toISOString() };
    if (!isRecent(known, now)) await sessions.note(own, token);
    const others = rows
      .filter((row) => row.session !== session && goesOn(row, profile, now))
      .sort((left, right) => right.seen_at.localeCompare(left.seen_at));
    return [own, ...others].map(({ user_id: _user, session: id, ...shown }) => ({
      ...shown,
      here: id === session,
    }));
  } catch (error) {
    log.warn('sessions_not_listed', errorFacts(error));
    return undefined;
  }
};
