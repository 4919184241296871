import { readFile } from 'node:fs/promises';

/** A colour of the design by day and by night. */
export type Token = { readonly day: string; readonly night: string };

/** Reads the colours of tokens.css; the returned function takes a name without its dashes. */
export const readTokens = async (): Promise<(name: string) => Token> => {
  const css = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  const tokens = new Map([...pairs].map(([, name = '', day = '', night = '']) => [name, { day, night }]));
  return (name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.css has no colours of --${name}`);
    return token;
  };
};
