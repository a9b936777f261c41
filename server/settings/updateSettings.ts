import type { Core } from '../Core';
import { DEFAULT_SETTINGS, type SettingValues } from '../store/defaultSettings';
import type { SettingsParams } from './settingsParams';

/** Updates the server's settings. Keys that this server doesn't have (for push) are ignored. */
export function updateSettings({ settings }: Core, params: SettingsParams): void {
	const changes = Object.entries(params).flatMap(([name, value]) => {
		const kept = keptValue(DEFAULT_SETTINGS[name as keyof SettingValues], value);
		return kept === undefined ? [] : [[name, kept]];
	});
	settings.update(Object.fromEntries(changes) as Partial<SettingValues>);
}

/** Null empties a list, and is ignored for booleans and numbers. Empty text counts as null. */
function keptValue(initial: unknown, value: unknown): unknown {
	if (value === '' && initial === null) return null;
	if (value !== null) return value;
	if (Array.isArray(initial)) return [];
	return typeof initial === 'boolean' || typeof initial === 'number' ? undefined : null;
}
