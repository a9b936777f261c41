// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUTO_BACKUP_MS, keepBackedUp } from './keepBackedUp';

let end: () => void;
let isOn: boolean;
let visible: DocumentVisibilityState;
const onRenamed = vi.fn();
const backups = { isDue: vi.fn(async () => true), backUp: vi.fn(async (): Promise<string | null> => null) };

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
	[isOn, visible] = [true, 'visible'];
	backups.isDue.mockResolvedValue(true);
	end = keepBackedUp(backups, { isOn: () => isOn, onRenamed });
});
afterEach(() => {
	end();
	vi.useRealTimers();
	vi.restoreAllMocks();
	backups.backUp.mockClear();
});

const afterMs = async (ms: number) => {
	await vi.advanceTimersByTimeAsync(ms);
	return backups.backUp.mock.calls.length;
};

it('backs up every 3 minutes', async () => {
	expect(await afterMs(3 * 60_000 - 1)).toBe(0);
	expect(await afterMs(1)).toBe(1);
	expect(await afterMs(AUTO_BACKUP_MS)).toBe(2);
});

it('does nothing while the tab is hidden, it is switched off, or nothing has changed', async () => {
	visible = 'hidden';
	expect(await afterMs(AUTO_BACKUP_MS)).toBe(0);
	[visible, isOn] = ['visible', false];
	expect(await afterMs(AUTO_BACKUP_MS)).toBe(0);
	isOn = true;
	backups.isDue.mockResolvedValue(false);
	expect(await afterMs(AUTO_BACKUP_MS)).toBe(0);
});

it('says which name it took where another device’s backup had its own, and goes on after a failure', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	backups.backUp.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('Desk 2');
	await afterMs(AUTO_BACKUP_MS);
	expect(onRenamed).not.toHaveBeenCalled();
	await afterMs(AUTO_BACKUP_MS);
	expect(onRenamed).toHaveBeenCalledWith('Desk 2');
});
