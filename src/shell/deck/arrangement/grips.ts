import { lazyAction } from '@/blocks/actions/lazyAction';
import type { Edge } from './gridLayout';

/** What of a column is held: one of its edges, or (null) its header. */
export interface Grip {
	readonly id: string;
	readonly edge: Edge | null;
}

/** How far a pointer moves before something is dragged, in pixels. */
const DISTANCE = { header: 6, edge: 1 };

/** Takes hold of a column that is dragged. Its code, react-grid-layout, isn't part of the start. */
export const takeHold = lazyAction(
	() => import('./takeHold'),
	hold => hold.takeHold,
);

/** What a pressed pointer holds of a column of a deck, if anything. */
export function gripAt({ target, isPrimary, button, ctrlKey }: PointerEvent): Grip | null {
	if (!(target instanceof Element) || !isPrimary || button !== 0 || ctrlKey) return null;
	const id = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
	const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Edge | undefined;
	if (id === undefined || (edge === undefined && !target.closest('[data-column-handle]'))) return null;
	return { id, edge: edge ?? null };
}

export const distanceOf = ({ edge }: Grip): number => (edge === null ? DISTANCE.header : DISTANCE.edge);
