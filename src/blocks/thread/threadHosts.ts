import type { Session } from '@/stores/session/Session';

/** A column that opens threads in place (issue 4). What can be done there is asked of `threadAt`. */
export interface ThreadHost {
	readonly session: Session;
	/** The elements of its rows, by key. */
	readonly rows: () => ReadonlyMap<string, Element> | undefined;
	readonly isOpen: (key: string) => boolean;
	readonly toggle: (key: string) => void;
}

export const threadHosts = new Set<ThreadHost>();
