/** The text of a module by the path that code imports below `#content/`. */
export type Modules = Readonly<Record<string, string>>;

export const code = (value: unknown): string => JSON.stringify(value, null, 2);
export const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${code(value)} as const;\n`;
