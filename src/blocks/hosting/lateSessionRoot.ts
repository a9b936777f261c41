import type { ComponentType, ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Session } from '@/stores/session/Session';

interface SessionRootProps {
	readonly session: Session;
	readonly children: ReactNode;
}

/**
 * What gives a part of a page another account than the page has, with its note actions. The shell has it, and provides
 * it after the start; null until then.
 */
export const lateSessionRoot = createStore<{ readonly SessionRoot: ComponentType<SessionRootProps> | null }>(() => ({
	SessionRoot: null,
}));
