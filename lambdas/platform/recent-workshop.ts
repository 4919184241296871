import { once } from '#domain/once.ts';
import type { Workshop } from '#domain/workshop.ts';
import { workshop } from './stores.ts';

/** The sweep counts every five minutes; a warm function reads its counts at most once a minute. */
const lifetime = 60_000;

const createRecentWorkshop = (read: () => Promise<Workshop>) => {
  let kept: { workshop: Workshop; until: number } | undefined;

  /** Always reads the table. */
  const fresh = async (now: Date): Promise<Workshop> => {
    const workshop = await read();
    kept = { workshop, until: now.getTime() + lifetime };
    return workshop;
  };

  /** At most a minute old. */
  const recent = async (now: Date): Promise<Workshop> =>
    kept && kept.until > now.getTime() ? kept.workshop : fresh(now);

  return { fresh, recent };
};

export const recentWorkshop = /* @__PURE__ */ once(() => createRecentWorkshop(workshop().read));
