/** The name of a table or of another place, as the stacks and the register write it. */
export const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
