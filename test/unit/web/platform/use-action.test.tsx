import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Action, useAction } from '#web/platform/use-action.ts';

type Options = Parameters<typeof useAction<[string]>>[0];

/** The action of a component that was rendered once. */
const actionOf = (options: Options): Action<[string]> => {
  const rendered: Action<[string]>[] = [];
  const One = () => {
    const action = useAction(options);
    rendered.push(action);
    return <p>{`${action.isBusy}`}</p>;
  };
  expect(renderToStaticMarkup(<One />)).toBe('<p>false</p>');
  const [action] = rendered;
  if (!action) throw new Error('Nothing was rendered');
  return action;
};

describe('an action', () => {
  it('runs once at a time, and again when it is over', async () => {
    const ended = Promise.withResolvers<void>();
    const act = vi.fn((_: string) => ended.promise);
    const { run } = actionOf({ act, fail: vi.fn() });
    const first = run('first');
    await run('a fast second click');
    expect(act.mock.calls).toEqual([['first']]);
    ended.resolve();
    await first;
    await run('later');
    expect(act.mock.calls).toEqual([['first'], ['later']]);
  });

  it('tells a refusal once and may be tried again, even where the page would go away', async () => {
    const fail = vi.fn();
    const act = vi.fn().mockRejectedValueOnce('refused').mockResolvedValue('done');
    const { run } = actionOf({ act, fail, leaves: true });
    await run('refused');
    expect(fail.mock.calls).toEqual([['refused']]);
    await run('done');
    await run('the page is going away');
    expect(act.mock.calls).toEqual([['refused'], ['done']]);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('does not begin when its check says no', async () => {
    const act = vi.fn(() => Promise.resolve());
    const check = vi.fn((given: string) => given === 'valid');
    const { run } = actionOf({ check, act, fail: vi.fn() });
    await run('invalid');
    expect(act).not.toHaveBeenCalled();
    await run('valid');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not check anew while it runs: errors of a form do not appear then', async () => {
    const ended = Promise.withResolvers<void>();
    const check = vi.fn(() => true);
    const { run } = actionOf({ check, act: () => ended.promise, fail: vi.fn() });
    const first = run('first');
    await run('second');
    expect(check).toHaveBeenCalledTimes(1);
    ended.resolve();
    await first;
  });
});
