import { ApiError } from '@/api/ApiError';
import { mayPass } from '../mayPass';
import type { Backups } from './Backups';
import { UnnamedProfileError } from './ProfileError';

/** Milliseconds between two automatic backups (rules/preferences#backups). */
export const AUTO_BACKUP_MS = 3 * 60_000;

interface Options {
	readonly isOn: () => boolean;
	/** Called when another profile's backup had this one's name. */
	readonly onRenamed: (name: string) => void;
	/** Called when the profile has no name, so that it can't be backed up. */
	readonly onUnnamed: () => void;
	/** Called with the server's reason for a refusal, once until a backup was made. */
	readonly onRefused: (error: ApiError) => void;
}

/**
 * Backs the profile up every 3 minutes, only while the tab is visible and if something has changed.
 * @returns the function that stops it
 */
export function keepBackedUp(
	backups: Pick<Backups, 'isDue' | 'backUp'>,
	{ isOn, onRenamed, onUnnamed, onRefused }: Options,
): () => void {
	let isRefused = false;
	const look = async () => {
		if (!isOn() || document.visibilityState !== 'visible' || !(await backups.isDue())) return;
		const renamed = await backups.backUp();
		isRefused = false;
		if (renamed !== null) onRenamed(renamed);
	};
	const timer = setInterval(() => {
		look().catch(error => {
			if (error instanceof UnnamedProfileError) return onUnnamed();
			console.warn('The settings could not be backed up.', error);
			if (!(error instanceof ApiError) || mayPass(error) || isRefused) return;
			isRefused = true;
			onRefused(error);
		});
	}, AUTO_BACKUP_MS);
	return () => clearInterval(timer);
}
