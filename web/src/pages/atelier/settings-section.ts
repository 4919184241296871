import type { Settings } from '#domain/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';

/** The props of every section of «Mes réglages»: the settings and a function that changes them, which throws a refusal. */
export type SectionProps = { settings: Settings; save: (change: SettingsChange) => Promise<void> };
