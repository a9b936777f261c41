const OPTIONS = { capture: true, passive: true } as const;

/** A pointer that was pressed, until it is let go. */
export class HeldPointer {
	readonly press: PointerEvent;
	#at: PointerEvent;
	#isHeld = true;
	#onMove: () => void = () => {};
	#onEnd: () => void = () => {};

	/**
	 * @param distance pixels from where it was pressed; nearer to it, nothing is dragged
	 * @param onDrag called once it is that far, or never
	 */
	constructor(press: PointerEvent, distance: number, onDrag: (pointer: HeldPointer) => void) {
		this.press = press;
		this.#at = press;
		const following = new AbortController();
		const { signal } = following;
		let isDragging = false;
		const move = (event: PointerEvent) => {
			if (event.pointerId !== press.pointerId) return;
			this.#at = event;
			const isFar = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= distance;
			if (isDragging) this.#onMove();
			else if (isFar) {
				isDragging = true;
				onDrag(this);
			}
		};
		const end = (event: PointerEvent) => {
			if (event.pointerId !== press.pointerId) return;
			this.#isHeld = false;
			following.abort();
			this.#onEnd();
		};
		addEventListener('pointermove', move, { ...OPTIONS, signal });
		addEventListener('pointerup', end, { ...OPTIONS, signal });
		addEventListener('pointercancel', end, { ...OPTIONS, signal });
		// The browser would drag a link or an image that came to lie where it was pressed.
		addEventListener('dragstart', event => event.preventDefault(), { capture: true, signal });
	}

	/** Its last event while it was held. */
	get at(): PointerEvent {
		return this.#at;
	}

	get isHeld(): boolean {
		return this.#isHeld;
	}

	/** Tells of each further move, and of the end. */
	follow(onMove: () => void, onEnd: () => void): void {
		this.#onMove = onMove;
		this.#onEnd = onEnd;
	}
}
