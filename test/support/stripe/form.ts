/** A form body as a tree: `a[b][0]=x` is `{a: {b: {'0': 'x'}}}`. */
export type FormTree = { [key: string]: FormTree | string };

const partsOf = (name: string): readonly string[] => {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

const place = (tree: FormTree, parts: readonly string[], value: string): void => {
  const [first = '', ...rest] = parts;
  const key = first === '' ? String(Object.keys(tree).length) : first;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = tree[key];
  const branch: FormTree = typeof below === 'object' ? below : Object.create(null);
  tree[key] = branch;
  place(branch, rest, value);
};

/** Reads a query string or an `application/x-www-form-urlencoded` body. */
export const parseForm = (text: string): FormTree => {
  const tree: FormTree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) place(tree, partsOf(name), value);
  return tree;
};
