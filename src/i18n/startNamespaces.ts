import type { Messages } from './messages';

/**
 * The namespaces that a start speaks, which come in one file. Each of the others comes with the code that speaks it; the
 * build says when one is missing here.
 */
export const startNamespaces: readonly (keyof Messages)[] = [
	...(['common', 'deck', 'dialog', 'drive', 'error', 'favorites', 'hotkeys', 'media', 'mfm', 'note'] as const),
	...(['noteActions', 'noteMenu', 'notifications', 'outbox', 'poll', 'reactions', 'search', 'shell', 'time'] as const),
	...(['timeline', 'ui'] as const),
];
