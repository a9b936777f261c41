import { type HeldTabLock, holdTabLock, isTabLockHeld } from '@/platform/holdTabLock';
import type { Session } from '@/stores/session/Session';

/** The lock of the visible tab that tells of an account's notifications. */
const frontLock = (account: string): string => `telling in front: ${account}`;

/** `front`: in a visible tab. `background`: no tab with this account is visible. */
export type TellingPlace = 'front' | 'background';

/**
 * Which of the tabs that are connected to an account tells of its notifications (rules/notifications#told-once): a
 * visible one, else a hidden one. A tab whose connection is lost leaves it to the others.
 */
export class TellingTab {
	readonly #session: Session;
	readonly #ends: readonly (() => void)[];
	#any: HeldTabLock | null = null;
	#front: HeldTabLock | null = null;

	constructor(session: Session) {
		this.#session = session;
		const look = () => this.#look();
		document.addEventListener('visibilitychange', look);
		this.#ends = [
			() => document.removeEventListener('visibilitychange', look),
			session.stream.events.on('state', look),
		];
		look();
	}

	/** Where this tab tells what has arrived; null if another one does. */
	async place(): Promise<TellingPlace | null> {
		if (document.visibilityState === 'visible') return this.#front?.isHeld ? 'front' : null;
		if (!this.#any?.isHeld) return null;
		return (await isTabLockHeld(frontLock(this.#session.key))) ? null : 'background';
	}

	end(): void {
		for (const end of this.#ends) end();
		this.#release();
	}

	#look(): void {
		const { key, stream } = this.#session;
		if (stream.state !== 'connected') {
			this.#release();
			return;
		}
		this.#any ??= holdTabLock(`telling: ${key}`);
		if (document.visibilityState === 'visible') this.#front ??= holdTabLock(frontLock(key));
		else {
			this.#front?.release();
			this.#front = null;
		}
	}

	#release(): void {
		this.#any?.release();
		this.#front?.release();
		this.#any = null;
		this.#front = null;
	}
}
