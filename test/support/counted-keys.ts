/** Where the rows of a query begin and end, in the words of DynamoDB's conditions on keys. */
export type Row = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;
/** `at`: the place of a row in its partition, by which it is sorted. */
export type Entry = { readonly at: string; readonly row: Row };

/** The sort key, then the table's own keys, as DynamoDB sorts rows with the same sort key. */
export const placeOf = (row: Values, sort: string | undefined, key: readonly string[]): string =>
  [sort ? row[sort] : '', ...key.map((name) => row[name])].join('\u0000');

/** The number of entries before this place. */
const before = (entries: readonly Entry[], place: string): number => {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.at ?? '') < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The places of the sort keys that a condition allows: from the first to before the second. */
const placesOf = (condition: string, given: (name: string) => string): readonly [string, string] => {
  const end = '\uffff';
  const between = /BETWEEN :(\w+) AND :(\w+)/.exec(condition);
  if (between) return [given(between[1] ?? ''), `${given(between[2] ?? '')}\u0001`];
  const begins = /begins_with\([#\w]+, :(\w+)\)/.exec(condition);
  if (begins) return [given(begins[1] ?? ''), `${given(begins[1] ?? '')}${end}`];
  const [, sign, name = ''] = /(<=|>=|<|>|=) :(\w+)$/.exec(condition) ?? [];
  const value = given(name);
  if (sign === '<') return ['', `${value}\u0000`];
  if (sign === '<=') return ['', `${value}\u0001`];
  if (sign === '>') return [`${value}\u0001`, end];
  if (sign === '>=') return [value, end];
  if (sign === '=') return [`${value}\u0000`, `${value}\u0001`];
  throw new Error(`unknown condition: ${condition}`);
};

type Asked = {
  readonly KeyConditionExpression?: string | undefined;
  readonly ExpressionAttributeValues?: Values | undefined;
  readonly ExclusiveStartKey?: Values | undefined;
  readonly ScanIndexForward?: boolean | undefined;
};

/** The partition of a query, and which of its entries are asked for. */
export const spanOf = (
  asked: Asked,
  index: ReadonlyMap<unknown, readonly Entry[]> | undefined,
  [sort, key]: readonly [string | undefined, readonly string[]],
): { readonly entries: readonly Entry[]; readonly span: readonly [number, number] } => {
  if (!index) throw new Error('no such index');
  const { KeyConditionExpression: by = '', ExpressionAttributeValues: values = {} } = asked;
  const [, partition = '', rest] = /^[#\w]+ = :(\w+)(?: AND (.+))?$/.exec(by) ?? [];
  const entries = index.get(values[`:${partition}`]) ?? [];
  const given = (name: string): string => String(values[`:${name}`]);
  const [first, last] = rest ? placesOf(rest, given) : ['', '\uffff\uffff'];
  const [from, to] = [before(entries, first), before(entries, last)];
  if (!asked.ExclusiveStartKey) return { entries, span: [from, to] };
  const at = placeOf(asked.ExclusiveStartKey, sort, key);
  return asked.ScanIndexForward === false
    ? { entries, span: [from, Math.min(to, before(entries, at))] }
    : { entries, span: [Math.max(from, before(entries, `${at}\u0000`)), to] };
};
