import { useCallback, useEffect, useMemo } from 'react';
import type { NewPassage, Passage } from '#domain/report/passage.ts';
import { listPassages, removePassage, savePassage } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { readAhead } from './passage-search.ts';

/** A long list comes in several answers. */
const load = async (signal: AbortSignal): Promise<Passage[]> => {
  const all: Passage[] = [];
  let path: string = listPassages.path;
  for (;;) {
    const { passages, next } = await call({ ...listPassages, path }, { signal });
    all.push(...passages);
    if (next === undefined) return all;
    path = `${listPassages.path}?after=${encodeURIComponent(next)}`;
  }
};

/** The expert's own passages. */
export const usePassages = () => {
  const { data, error, reload, change } = useLoaded(load, true);
  const save = useCallback(
    async (passage: NewPassage, id = `p-${crypto.randomUUID().slice(0, 13)}`) => {
      const saved = await call(savePassage, { params: { passage: id }, body: passage });
      change((all) => [...all.filter((one) => one.id !== id), saved]);
    },
    [change],
  );
  const remove = useCallback(
    async (id: string) => {
      await call(removePassage, { params: { passage: id } });
      change((all) => all.filter((one) => one.id !== id));
    },
    [change],
  );
  useEffect(() => data && readAhead(data), [data]);
  const titles = useMemo(() => new Map(data?.map(({ id, title }) => [id, title])), [data]);
  return { passages: data, titles, error, reload, save, remove };
};
export type OwnPassages = ReturnType<typeof usePassages>;
