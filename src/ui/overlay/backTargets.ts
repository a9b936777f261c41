/** Something in the page that the browser's back button closes, such as a page opened in a column or a window. */
export interface BackTarget {
	readonly id: number;
	goBack(): void;
}

let lastId = 0;
let targets: readonly BackTarget[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly BackTarget[]): void {
	targets = next;
	for (const listener of listeners) listener();
}

/** What the back button closes while no overlay is open, the last one first. */
export const backTargets = {
	/** @returns the function that removes it */
	add(goBack: () => void): () => void {
		const target = { id: ++lastId, goBack };
		replace([...targets, target]);
		return () => replace(targets.filter(each => each !== target));
	},
	top: (): BackTarget | undefined => targets.at(-1),
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
