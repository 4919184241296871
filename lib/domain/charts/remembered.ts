/** A costly reading of an instant, computed once for each instant that is asked. */
export const remembered = <Value extends object | number>(
  read: (at: Date) => Value,
): ((at: Date) => Value) => {
  const known = new Map<number, Value>();
  return (at) => {
    const found = known.get(at.getTime()) ?? read(at);
    known.set(at.getTime(), found);
    return found;
  };
};
