/** The route at an address with a query; what is undefined is left out. */
export const withQuery = <R extends { readonly path: string }>(
  route: R,
  query: Readonly<Record<string, string | undefined>>,
): R => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? route : { ...route, path: `${route.path}?${new URLSearchParams(given)}` };
};
