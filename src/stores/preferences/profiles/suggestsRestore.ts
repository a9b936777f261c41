/** Accounts younger than this have nothing to restore (rules/preferences#backups). */
const YOUNGEST_MS = 30 * 60_000;

interface RestoreFacts {
	/** In milliseconds since the epoch; null if unknown. */
	readonly createdAt: number | null;
	readonly now: number;
	readonly backups: number;
	/** The name of this device's profile: who has named it has made up their mind. */
	readonly profileName: string;
	readonly isDismissed: boolean;
}

/** Whether to suggest that the account's backups be restored on this device. */
export function suggestsRestore({ createdAt, now, backups, profileName, isDismissed }: RestoreFacts): boolean {
	const isYoung = createdAt !== null && now - createdAt < YOUNGEST_MS;
	return !isYoung && backups > 0 && profileName === '' && !isDismissed;
}
