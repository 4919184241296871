import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { carriedIn, withoutCarried } from '#web/features/birth/carried.ts';
import { noBirth } from '#web/features/birth/draft.ts';
import type { Typed } from './details.ts';
import { birthNamesDraft } from './studied.ts';

/**
 * The birth that /mon-ciel handed over, in place of an earlier one. It leaves the history once the form has it, so that
 * a reload shows what was corrected since.
 */
export const useCarried = (): Partial<Typed> => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [carried] = useState(() => carriedIn(state));
  useEffect(() => {
    if (carriedIn(state)) navigate({ search }, { replace: true, state: withoutCarried(state) });
  }, [navigate, search, state]);
  if (!carried) return {};
  const { firstName, lastName, ...birth } = carried;
  const names = firstName !== undefined && lastName !== undefined;
  return {
    ...noBirth,
    ...birth,
    ...(names && birthNamesDraft({ firstNames: firstName, lastName })),
  };
};
