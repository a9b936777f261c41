import type { MfmTree } from '@workers/mfm/mfm.protocol';

/** The most cards for one note. */
const MAX_CARDS = 3;

/** The URLs in a text that get a card: each page once, without silent links (`?[…](…)`). */
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
