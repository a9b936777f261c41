import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CARD = fileURLToPath(new URL('../../src/blocks/note/NoteCard.tsx', import.meta.url)).replaceAll('\\', '/');
const WRAPPER = '\0counted-note-card';

/**
 * A build with React's profiler around every note's card, which counts each commit in which any part of the card
 * rendered. Doesn't change the source.
 */
export function countRenders(): Plugin {
	return {
		name: 'count-renders',
		enforce: 'pre',
		config: () => ({ resolve: { alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] } }),
		resolveId: {
			filter: { id: /\bNoteCard$/ },
			async handler(source, importer) {
				if (importer === WRAPPER) return null;
				const found = await this.resolve(source, importer, { skipSelf: true });
				return found?.id === CARD ? WRAPPER : null;
			},
		},
		load: {
			filter: { id: /counted-note-card$/ },
			handler: () => `import { createElement, memo, Profiler } from 'react';
				import { NoteCard as Card } from ${JSON.stringify(CARD)};
				const count = () => { globalThis.cardRenders = (globalThis.cardRenders ?? 0) + 1; };
				export const NoteCard = memo(props =>
					createElement(Profiler, { id: 'card', onRender: count }, createElement(Card, props)));`,
		},
	};
}
