import { localJson, readJson } from './localJson';

const KEY = 'headHeight';
const PROPERTY = '--head-height';
/** More than this isn't kept free, in CSS pixels: nobody has that much above the layout. */
const MOST_PX = 300;
/** Above the layout nothing more comes after this time. */
const COMPLETE_AFTER_MS = 5_000;

/** Accounts have different bars and announcements. */
interface KeptHeight {
	readonly account: string;
	/** In CSS pixels. */
	readonly height: number;
}

/** The account that a page starts with. */
function account(): string {
	const { host, id } = readJson<{ host?: string; id?: string }>('account') ?? {};
	return `${host}/${id}`;
}

/**
 * Keeps the space free that status bars and announcements took above the layout in the last visit, so that the page
 * does not move down when they come. Called before the first paint.
 */
export function reserveHeadHeight(): void {
	const kept = readJson<Partial<KeptHeight>>(KEY);
	if (kept?.account !== account() || typeof kept?.height !== 'number' || kept.height <= 0) return;
	// No other element is there yet.
	show(document.documentElement, Math.min(kept.height, MOST_PX));
}

/**
 * From now on, what is above the layout has the height of its content: at once where that is higher than the space
 * kept free, otherwise once the content is complete. Remembers it for the next start.
 * @param head the element that keeps the space free
 * @returns the function that ends this
 */
export function followHeadHeight(head: HTMLElement, content: HTMLElement): () => void {
	const reserved = Number.parseFloat(document.documentElement.style.getPropertyValue(PROPERTY)) || 0;
	const owner = account();
	let isComplete = false;
	const follow = () => {
		const height = content.offsetHeight;
		if (!isComplete && height < reserved) return;
		isComplete = true;
		// Set on the whole page, it would style all elements anew.
		show(head, height);
		const kept: KeptHeight = { account: owner, height };
		if (JSON.stringify(readJson(KEY)) !== JSON.stringify(kept)) localJson.set(KEY, kept);
	};
	const observer = new ResizeObserver(follow);
	observer.observe(content);
	const timer = setTimeout(() => {
		isComplete = true;
		follow();
	}, COMPLETE_AFTER_MS);
	return () => {
		observer.disconnect();
		clearTimeout(timer);
	};
}

function show(element: HTMLElement, height: number): void {
	element.style.setProperty(PROPERTY, `${height}px`);
}
