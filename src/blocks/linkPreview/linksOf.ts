import type { MfmTree } from '@workers/mfm/mfm.protocol';

/** More links than this in one note have no card. */
const MAX_CARDS = 3;

/** The addresses in a text that want a card: each page once, without those that ask for silence (`?[…](…)`). */
export function linksOf(tree: MfmTree): readonly string[] {
	const found = new Map<string, string>();
	const look = (nodes: MfmTree) => {
		for (const node of nodes) {
			if (typeof node === 'string') continue;
			if (node.type === 'url' || (node.type === 'link' && !node.silent)) {
				const page = node.url.split('#')[0] ?? node.url;
				if (!found.has(page)) found.set(page, node.url);
			} else if ('children' in node && node.type !== 'link') look(node.children);
		}
	};
	look(tree);
	return [...found.values()].slice(0, MAX_CARDS);
}
