import { useEffect, useRef, useState } from 'react';
import { call } from '#web/platform/api-client.ts';
import { type Action, actions, failureOf, readStopLink, type StopState } from './stop.ts';

/** Posts the link's action once when the page opens, because a GET alone must never stop anything. */
export const useStop = (search: string) => {
  const { token, action: first } = readStopLink(search);
  const [state, setState] = useState<StopState>({ kind: token ? 'working' : 'dead' });
  const isPosted = useRef(false);

  const post = async (action: Action) => {
    if (!token) return;
    setState({ kind: 'working' });
    try {
      await call(actions[action].route, { body: { token } });
      setState({ kind: actions[action].after });
    } catch (error) {
      setState(failureOf(error, action));
    }
  };

  const start = useRef(() => post(first));
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    void start.current();
  }, []);
  return { state, post: (action: Action) => void post(action) };
};
