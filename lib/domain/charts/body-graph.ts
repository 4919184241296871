/** The nine centres in alphabetical order. */
export const centres = ['ajna', 'g', 'head', 'heart', 'root', 'sacral', 'solar', 'spleen', 'throat'] as const;
export type Centre = (typeof centres)[number];

/** The 64 gates by their centre. */
export const gatesOf: Readonly<Record<Centre, readonly number[]>> = {
  ajna: [4, 11, 17, 24, 43, 47],
  g: [1, 2, 7, 10, 13, 15, 25, 46],
  head: [61, 63, 64],
  heart: [21, 26, 40, 51],
  root: [19, 38, 39, 41, 52, 53, 54, 58, 60],
  sacral: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  solar: [6, 22, 30, 36, 37, 49, 55],
  spleen: [18, 28, 32, 44, 48, 50, 57],
  throat: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
};

export const motors: readonly Centre[] = ['heart', 'root', 'sacral', 'solar'];

/** `gates`: the smaller first; `between`: the centres of the two gates. */
export type Channel = {
  readonly gates: readonly [number, number];
  readonly between: readonly [Centre, Centre];
};

const joining = (from: Centre, to: Centre, ...pairs: readonly (readonly [number, number])[]): Channel[] =>
  pairs.map((gates) => ({ gates, between: [from, to] }));

/** The 36 channels. */
export const channels: readonly Channel[] = [
  ...joining('head', 'ajna', [47, 64], [24, 61], [4, 63]),
  ...joining('ajna', 'throat', [17, 62], [23, 43], [11, 56]),
  ...joining('throat', 'g', [8, 1], [31, 7], [33, 13], [20, 10]),
  ...joining('throat', 'spleen', [16, 48], [20, 57]),
  ...joining('throat', 'sacral', [20, 34]),
  ...joining('throat', 'heart', [45, 21]),
  ...joining('throat', 'solar', [12, 22], [35, 36]),
  ...joining('g', 'heart', [25, 51]),
  ...joining('g', 'sacral', [2, 14], [5, 15], [29, 46], [10, 34]),
  ...joining('g', 'spleen', [10, 57]),
  ...joining('heart', 'spleen', [26, 44]),
  ...joining('heart', 'solar', [37, 40]),
  ...joining('sacral', 'spleen', [27, 50], [34, 57]),
  ...joining('sacral', 'solar', [6, 59]),
  ...joining('sacral', 'root', [3, 60], [9, 52], [42, 53]),
  ...joining('spleen', 'root', [18, 58], [28, 38], [32, 54]),
  ...joining('solar', 'root', [19, 49], [39, 55], [30, 41]),
]
  .map(
    ({ gates: [left, right], between }): Channel => ({
      gates: left < right ? [left, right] : [right, left],
      between,
    }),
  )
  .sort((left, right) => left.gates[0] - right.gates[0] || left.gates[1] - right.gates[1]);
