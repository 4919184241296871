/** Joins the class names that are defined. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
