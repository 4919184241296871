/** The kinds of fields that the owner's files have; each title is the name of the field in its errors. */
import * as z from 'zod/mini';

type More = {
  /** The editor shows several lines. */
  readonly prose?: true;
};

export const titled = <Schema extends z.core.$ZodType>(
  title: string,
  schema: Schema,
  more?: More,
): Schema => {
  z.globalRegistry.add(schema, { title, ...more });
  return schema;
};

const written = z.string().check(z.trim(), z.minLength(1));
export const text = (title: string) => titled(title, z.clone(written));
/** A text of several lines. */
export const prose = (title: string) => titled(title, z.clone(written), { prose: true });
const whole = z.int().check(z.positive());
export const count = (title: string) => titled(title, z.int().check(z.positive()));
export const range = (title: string) =>
  titled(
    title,
    z
      .tuple([whole, whole])
      .check(z.refine(([least, most]) => least <= most, 'le premier nombre est le plus petit')),
  );
export const keySchema = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'des minuscules sans accent, et des tirets entre elles'));
export const key = (title: string) => titled(title, z.clone(keySchema));
export const colour = (title: string) =>
  titled(title, z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'une couleur : # et six signes de 0 à f')));
export const day = (title: string) => titled(title, z.iso.date('un jour, écrit comme 2026-11-24'));
export const email = (title: string) => titled(title, z.email('une adresse e-mail'));
export const address = (title: string) => titled(title, z.url('une adresse qui commence par https://'));

/** An example value, which a production deployment refuses. */
export const sample = titled('exemple, à remplacer avant l’ouverture', z._default(z.boolean(), false));
export const proof = titled('preuve', z.optional(z.string()));

/** A line in which a name in braces stands for what the shop knows: «{disciplines}». */
export const filledLine = (title: string, names: readonly string[], more?: More) => {
  const known = names.map((name) => `{${name}}`);
  const check = z.superRefine<string>((written, context) => {
    const unknown = (written.match(/\{[^}]*\}/g) ?? []).find((name) => !known.includes(name));
    if (unknown) context.addIssue(`« ${unknown} » n’est pas connu ; ${known.join(' ')}`);
  });
  return titled(title, z.string().check(z.trim(), z.minLength(1), check), more);
};
/** The same of a text of several lines: «{prix-du-pack}». */
export const filled = (title: string, names: readonly string[]) => filledLine(title, names, { prose: true });
