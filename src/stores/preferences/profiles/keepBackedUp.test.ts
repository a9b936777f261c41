// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { AUTO_BACKUP_MS, keepBackedUp } from './keepBackedUp';
import { UnnamedProfileError } from './ProfileError';

let end: () => void;
let isOn: boolean;
let visible: DocumentVisibilityState;
const onRenamed = vi.fn();
const onUnnamed = vi.fn();
const onRefused = vi.fn();
const backups = { isDue: vi.fn(async () => true), backUp: vi.fn(async (): Promise<string | null> => null) };

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
	[isOn, visible] = [true, 'visible'];
	backups.isDue.mockResolvedValue(true);
	end = keepBackedUp(backups, { isOn: () => isOn, onRenamed, onUnnamed, onRefused });
});
afterEach(() => {
	end();
	vi.useRealTimers();
	vi.restoreAllMocks();
	backups.backUp.mockClear();
	onRefused.mockClear();
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

it('says once what the server refuses, and again after a backup was made', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const refusal = new ApiError('i/registry/set', 400, { code: 'INVALID_PARAM', message: '', id: '' });
	const limited = new ApiError('i/registry/set', 429, { code: 'RATE_LIMIT_EXCEEDED', message: '', id: '' });
	const failing = [new NetworkError('i/registry/set', 'away'), limited, refusal, refusal];
	for (const error of failing) backups.backUp.mockRejectedValueOnce(error);
	await afterMs(4 * AUTO_BACKUP_MS);
	expect(onRefused.mock.calls).toEqual([[refusal]]);
	await afterMs(AUTO_BACKUP_MS);
	backups.backUp.mockRejectedValueOnce(refusal);
	await afterMs(AUTO_BACKUP_MS);
	expect(onRefused).toHaveBeenCalledTimes(2);
});

it('says that a profile without a name is not backed up', async () => {
	backups.backUp.mockRejectedValueOnce(new UnnamedProfileError());
	await afterMs(AUTO_BACKUP_MS);
	expect(onUnnamed).toHaveBeenCalledOnce();
	expect(onRefused).not.toHaveBeenCalled();
});
