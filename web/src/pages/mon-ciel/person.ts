import type { Person } from '#lib/dossier/drawn.ts';
import { birthOf, birthTextsOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { sentBirth } from '#web/features/birth/sent-birth.ts';
import type { Typed } from './typed.ts';

/** The person whose chart is drawn, as an order would say it; it loads the history of legal time. */
export const personOf = (typed: Typed): Person => {
  const instant = typedInstantOf(typed);
  const [firstNames, lastName] = [typed.firstName.trim(), typed.lastName.trim()];
  const [firstName = ''] = firstNames.split(/\s+/);
  return {
    firstName,
    lastName,
    birthNames: { firstNames, lastName },
    ...birthTextsOf(typed),
    birth: sentBirth(instant) ?? birthOf(instant, undefined),
  };
};
