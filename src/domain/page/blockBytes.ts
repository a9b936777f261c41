import { contentOf } from './contentOf';
import type { PageBlock } from './Page';

/** Blocks that stay the same stay the same objects, and forms ask for the size of all at each key. */
const known = new WeakMap<PageBlock, number>();

/** How large a block is as it is saved, with all that is in it: its JSON in UTF-8, in bytes. */
export function blockBytes(block: PageBlock): number {
	const counted = known.get(block);
	if (counted !== undefined) return counted;
	const bytes = new TextEncoder().encode(JSON.stringify(contentOf([block])[0])).length;
	known.set(block, bytes);
	return bytes;
}
