/** A text of the owner with what the shop knows in place of the names in braces: «{prix-du-pack}». */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([^}]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
