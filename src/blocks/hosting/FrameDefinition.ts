import type { ComponentType, ReactNode } from 'react';
import type { AppPage } from '@/domain/paths/patterns';
import type { PageGate } from './pageGates';

/** The frames that pages may share. */
export type FrameName = 'settings';

export interface FrameProps {
	/** The page inside. */
	readonly page: AppPage;
	/** The hash of the address without its sign, which names something on the page; empty for none. */
	readonly marker: string;
	readonly children: ReactNode;
}

/** What surrounds several pages, and stays mounted while they change. */
export interface FrameDefinition {
	/** Whether the frame is shown; if not, the page alone says why. */
	readonly gate: PageGate;
	readonly load: () => Promise<{ default: ComponentType<FrameProps> }>;
}

export type Frames = { readonly [F in FrameName]: FrameDefinition };
