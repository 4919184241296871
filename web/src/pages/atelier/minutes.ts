import { useEffect } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { ApiError } from '#web/platform/errors.ts';
import { forgetMinutes } from '#web/platform/writing-minutes.ts';
import type { PartKey } from './api.ts';

/** What lists show as a colleague's, or as nobody's, is forgotten here. */
export const useForeignMinutes = (user: string, parts: readonly QueuedPart[]): void => {
  useEffect(() => {
    forgetMinutes(
      user,
      parts.filter(({ expert }) => expert?.id !== user),
    );
  }, [user, parts]);
};

/** So is a part that the shop does not open any more: given away, over or erased. */
export const useLostMinutes = (user: string, { order_id, service }: PartKey, error: unknown): void => {
  useEffect(() => {
    if (error instanceof ApiError && [403, 404, 409].includes(error.status))
      forgetMinutes(user, [{ order_id, service }]);
  }, [user, order_id, service, error]);
};
