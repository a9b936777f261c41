// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { loadPreferenceKeeping } from '@/features/settings';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { autoBackup } from '@/stores/preferences/profiles/backupSettings';
import { watchPreferences } from './watchPreferences';

vi.mock('@/features/settings', () => ({ loadPreferenceKeeping: vi.fn() }));

it('loads what keeps the preferences once, again with the next change where that failed', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const keepPreferences = vi.fn(() => () => {});
	const load = vi.mocked(loadPreferenceKeeping).mockRejectedValueOnce(new Error('away'));
	load.mockResolvedValue({ keepPreferences } as never);
	baseSettings.set(autoBackup, true);
	watchPreferences(testSession());
	await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
	for (const value of [1, 2]) preferences.changeRecords('test', () => [[{}, value, {}]]);
	await vi.waitFor(() => expect(keepPreferences).toHaveBeenCalled());
	preferences.changeRecords('test', () => [[{}, 3, {}]]);
	await preferences.settled();
	expect(load).toHaveBeenCalledTimes(2);
	expect(keepPreferences).toHaveBeenCalledOnce();
});
