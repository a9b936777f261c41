import { type Draggable, PointerActivationConstraints, PointerSensor, type PointerSensorOptions } from '@dnd-kit/dom';
import type { SortableKind } from './SortableKind';

/** A pointer that moves less has only pressed. */
const SLACK_PX = 6;
/** What a finger holds for less it presses, or scrolls by. */
const HOLD_MS = 300;

const { Delay, Distance } = PointerActivationConstraints;

/**
 * Begins a drag at an item's handle. The library's own sensor also listens to each touch anywhere in the page for good,
 * so that browsers would wait for the page whenever a finger scrolls it; `Dragging` listens at its list instead.
 */
export class HandleSensor extends PointerSensor {
	static optionsFor(by: SortableKind['by']): PointerSensorOptions {
		return {
			activationConstraints: ({ pointerType }) =>
				by === 'button' && pointerType === 'touch'
					? [new Delay({ value: HOLD_MS, tolerance: SLACK_PX })]
					: [new Distance({ value: SLACK_PX })],
		};
	}

	override bind(source: Draggable, options = this.options): () => void {
		const handle = source.handle ?? source.element;
		const listener = (event: Event) => {
			if (event instanceof PointerEvent) this.handlePointerDown(event, source, options);
		};
		handle?.addEventListener('pointerdown', listener);
		return () => handle?.removeEventListener('pointerdown', listener);
	}
}
