import type { Session } from '@/stores/session/Session';

/** A column that opens threads in place; used through `threadAt`. */
export interface ThreadHost {
	readonly session: Session;
	/** Its row elements by key. */
	readonly rows: () => ReadonlyMap<string, Element> | undefined;
	readonly isOpen: (key: string) => boolean;
	readonly toggle: (key: string) => void;
}

export const threadHosts = new Set<ThreadHost>();
