import { once } from '#domain/once.ts';
import type { Workshop } from '#domain/workshop.ts';
import { workshop } from './stores.ts';

/** The sweep counts every five minutes; a warm function asks for what it counted once a minute at most. */
const lifetime = 60_000;

const createRecentWorkshop = (read: () => Promise<Workshop>) => {
  let kept: { workshop: Workshop; until: number } | undefined;

  /** Asks in any case. */
  const fresh = async (now: Date): Promise<Workshop> => {
    const workshop = await read();
    kept = { workshop, until: now.getTime() + lifetime };
    return workshop;
  };

  /** A minute old at most. */
  const recent = async (now: Date): Promise<Workshop> =>
    kept && kept.until > now.getTime() ? kept.workshop : fresh(now);

  return { fresh, recent };
};

export const recentWorkshop = once(() => createRecentWorkshop(workshop().read));
