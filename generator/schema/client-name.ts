/** `time_created` → `timeCreated`, as `src/api/codec-core.ts` does it; anything but a lower-case letter or digit after `_` is left alone. */
export const camelCase = (wire: string): string =>
  wire.replace(/(?<=[A-Za-z0-9])_([a-z0-9])/g, (_, c: string) => c.toUpperCase())
