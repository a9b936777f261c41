import type { ComponentType, ReactNode } from 'react';

/** The notes of a channel or a role, live, as the list of a page. One feature draws it, others show it (`shell/registry`). */
export interface TargetTimelineProps {
	readonly kind: 'channel' | 'role';
	readonly id: string;
	/** The accessible name of the list. */
	readonly name: string;
	/** Nothing can be posted there. */
	readonly isClosed?: boolean;
	/** Scrolls above the notes. */
	readonly header?: ReactNode;
}

export type LoadTargetTimeline = () => Promise<{ readonly default: ComponentType<TargetTimelineProps> }>;
