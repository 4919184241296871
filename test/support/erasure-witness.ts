/** The account that the tests of erasures erase. */
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';

export const profile: ProfileRecord = {
  user_id: 'user-1',
  email: 'camille@exemple.fr',
  email_validated: true,
  created_at: '2026-10-02T09:00:00.000Z',
  seen: '2026-10',
  erases_at: '2029-11-20T02:00:00.000Z',
  former_addresses: [{ email: 'avant@exemple.fr', at: '2026-11-01T09:00:00.000Z' }],
};

/** What an erasure does to the exports, requests and sessions of an account, noted in order. */
export const exportsOf = (done: string[]) => ({
  exports: { remove: async () => void done.push('export') },
  requests: { forget: async () => void done.push('words') },
  sessions: { removeAll: async () => void done.push('sessions') },
  archives: { removeAll: async (prefix: string) => void done.push(`archives ${prefix}`) },
});
