/** Builds the value at its first use and keeps it. */
export const once = <Value>(build: () => Value): (() => Value) => {
  let built: { value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
};
