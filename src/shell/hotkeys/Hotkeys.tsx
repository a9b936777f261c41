import { type ReactNode, useLayoutEffect, useState } from 'react';
import { afterStart } from '@/platform/afterStart';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';

const LateHotkeys = lazyPart(() => import('./LateHotkeys'));

/**
 * Handles the keys of the whole page; pages open where the surrounding layout opens them. The code comes after the
 * start, or with the first key, which is handled then.
 */
export function Hotkeys(): ReactNode {
	const [isWanted, setIsWanted] = useState(false);
	const [early] = useState(() => new EarlyKeys(() => setIsWanted(true)));
	// A layout effect, as users may press keys as soon as the page is visible.
	useLayoutEffect(() => early.listen(), [early]);
	return (
		isWanted && (
			<LatePart>
				<LateHotkeys takeEarly={early.take} />
			</LatePart>
		)
	);
}

const SCROLLING = /^(?:Arrow|Page)(?:Up|Down)$|^Home$|^End$/;

/** The keys that are pressed before the code that handles them is there. */
class EarlyKeys {
	readonly #want: () => void;
	#events: KeyboardEvent[] = [];
	#isOver = false;

	constructor(want: () => void) {
		this.#want = want;
		afterStart(want);
	}

	/** @returns the function that stops it */
	listen(): () => void {
		const keep = (event: KeyboardEvent) => {
			if (this.#isOver || event.defaultPrevented) return;
			this.#events.push(event);
			// It is going to lead to another note: the browser would scroll as well.
			if (SCROLLING.test(event.key) && document.activeElement?.closest('article')) event.preventDefault();
			this.#want();
		};
		addEventListener('keydown', keep);
		return () => removeEventListener('keydown', keep);
	}

	/** The keys so far; later ones belong to the caller. */
	readonly take = (): readonly KeyboardEvent[] => {
		this.#isOver = true;
		return this.#events.splice(0);
	};
}
