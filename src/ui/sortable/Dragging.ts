import { type CollisionDetector, CollisionPriority, CollisionType, DragDropManager } from '@dnd-kit/abstract';
import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import { AutoScroller, type Draggable, type Droppable, Feedback, Scroller, ScrollListener } from '@dnd-kit/dom';
import { isSortable, OptimisticSortingPlugin, Sortable } from '@dnd-kit/dom/sortable';
import { motionAllowed } from '@/platform/reducedMotion';
import { HandleSensor } from './HandleSensor';
import { hasPassed } from './hasPassed';
import type { SortableKind } from './SortableKind';
import './dragged.css';

// rules/appearance#controls: things sorted by hand move within 150 ms.
const MOTION = { duration: 150, easing: 'ease' };

interface Entry {
	readonly sortable: Sortable;
	index: number;
}

/**
 * Lets the items of one list be dragged, by dnd-kit; nothing else imports it, so that it has a file of its own that comes
 * late. While an item is dragged the library changes the order of the elements by itself; when it is dropped the list is
 * told, and draws the same order.
 *
 * dnd-kit goes by pointers. Native dragging (pragmatic-drag-and-drop, 9 kB where this is 32) leaves fingers to the browser,
 * and they could not drag when it was tried. dnd-kit's own manager puts a `<style>` into the page, which the policy
 * forbids. So its plugins are chosen here, without that one, and its rules stand in `dragged.css`.
 */
export class Dragging {
	readonly #list: HTMLElement;
	readonly #kind: SortableKind;
	readonly #manager: DragDropManager<Draggable, Droppable>;
	readonly #entries = new Map<string, Entry>();
	readonly #ends: (() => void)[] = [];
	/** The handle of what is dragged, where it had the focus before. */
	#focused: Element | null = null;

	/** @param onMove is told which item was dropped, and at which place */
	constructor(list: HTMLElement, kind: SortableKind, onMove: (id: string, to: number) => void) {
		this.#list = list;
		this.#kind = kind;
		const dropAnimation = motionAllowed() ? MOTION : null;
		this.#manager = new DragDropManager<Draggable, Droppable>({
			plugins: [ScrollListener, Scroller, AutoScroller, Feedback.configure({ dropAnimation })],
			sensors: [HandleSensor.configure(HandleSensor.optionsFor(kind.by))],
			modifiers: kind.layout === 'list' ? [RestrictToVerticalAxis] : [],
		});
		this.#ends.push(
			this.#manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
				this.#swallowClick();
				if (canceled || !isSortable(source)) return;
				if (source.index !== source.initialIndex) onMove(String(source.id), source.index);
			}),
		);
		list.setAttribute('data-draggable', '');
		this.#ends.push(() => list.removeAttribute('data-draggable'));
		this.#listen(list, 'touchmove', this.#keepFromScrolling, { passive: false });
		this.#listen(window, 'keydown', this.#cancelByEscape, { capture: true });
	}

	/** Takes over which items are in the list, and in which order. To be called whenever that may have changed. */
	sync(ids: readonly string[]): void {
		for (const [id, { sortable }] of this.#entries) {
			if (ids.includes(id)) continue;
			sortable.destroy();
			this.#entries.delete(id);
		}
		for (const [index, id] of ids.entries()) this.#place(id, index);
	}

	end(): void {
		for (const end of this.#ends) end();
		for (const { sortable } of this.#entries.values()) sortable.destroy();
		this.#manager.destroy();
	}

	#place(id: string, index: number): void {
		const entry = this.#entries.get(id);
		if (entry) {
			// During a drag the library has an order of its own, which changes only where the list's has.
			if (entry.index !== index) entry.sortable.index = index;
			entry.index = index;
			return;
		}
		const element = this.#list.querySelector(`[data-sortable="${CSS.escape(id)}"]`);
		const handle = element?.querySelector('[data-sortable-handle]');
		if (!element || !handle) return;
		const sortable: Sortable = new Sortable(
			{
				id,
				index,
				element,
				handle,
				...(this.#kind.layout === 'list' && { collisionDetector: this.#detectPassed }),
				transition: motionAllowed() ? MOTION : null,
				plugins: [OptimisticSortingPlugin],
				effects: () => [() => this.#keepFocus(handle, sortable.status)],
			},
			this.#manager,
		);
		this.#entries.set(id, { sortable, index });
	}

	/** Of rows that were passed at once the farthest gives way. */
	readonly #detectPassed: CollisionDetector = ({ droppable: { id, shape: row }, dragOperation }) => {
		const dragged = dragOperation.shape?.current;
		const from = this.#indexOf(dragOperation.source?.id);
		const to = this.#indexOf(id);
		if (!dragged || !row || from === to) return null;
		if (!hasPassed(dragged.boundingRectangle, row.boundingRectangle, to > from)) return null;
		return { id, value: Math.abs(to - from), type: CollisionType.Collision, priority: CollisionPriority.Normal };
	};

	#indexOf(id: string | number | undefined): number {
		return this.#entries.get(String(id))?.sortable.index ?? -1;
	}

	get #isDragging(): boolean {
		return !this.#manager.dragOperation.status.idle;
	}

	/** An element that is put elsewhere in the document loses the focus. */
	#keepFocus(handle: Element, status: Sortable['status']): void {
		if (status === 'dragging') this.#focused = document.activeElement === handle ? handle : null;
		if (status !== 'idle' || this.#focused !== handle) return;
		this.#focused = null;
		requestAnimationFrame(() => handle instanceof HTMLElement && handle.focus({ preventScroll: true }));
	}

	/** Listened for before the finger comes: some browsers don't ask any more once it is there. */
	readonly #keepFromScrolling = (event: Event): void => {
		if (this.#isDragging && event.cancelable) event.preventDefault();
	};

	/** Before the dialog around the list hears it and closes. */
	readonly #cancelByEscape = (event: Event): void => {
		if (!this.#isDragging || !(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
		event.preventDefault();
		event.stopPropagation();
		this.#manager.actions.stop({ event, canceled: true });
	};

	/** The click that some browsers send after a drag is no press. Those of the keyboard have no count. */
	#swallowClick(): void {
		const swallow = (event: MouseEvent) => {
			if (event.detail === 0) return;
			event.preventDefault();
			event.stopPropagation();
		};
		this.#list.addEventListener('click', swallow, { capture: true });
		const stop = () => this.#list.removeEventListener('click', swallow, { capture: true });
		this.#list.addEventListener('pointerdown', stop, { capture: true, once: true });
	}

	#listen(target: EventTarget, type: string, listener: (event: Event) => void, options: AddEventListenerOptions): void {
		target.addEventListener(type, listener, options);
		this.#ends.push(() => target.removeEventListener(type, listener, options));
	}
}
