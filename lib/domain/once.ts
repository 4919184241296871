/** Builds at the first use, and once. */
export const once = <Value>(build: () => Value): (() => Value) => {
  let built: { value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
};
