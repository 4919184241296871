import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { carriedIn, withoutCarried } from '#web/features/birth/carried.ts';
import { SkyForm, type SkyFormProps } from './sky-form.tsx';

/** The form with the date of the home page, which leaves the history once the form has it. */
export const CarriedForm = ({ onDraw }: Pick<SkyFormProps, 'onDraw'>) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [given] = useState(() => carriedIn(state));
  useEffect(() => {
    if (carriedIn(state)) navigate({ search }, { replace: true, state: withoutCarried(state) });
  }, [navigate, search, state]);
  return <SkyForm {...(given && { given })} onDraw={onDraw} />;
};
