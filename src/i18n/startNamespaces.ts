import type { Messages } from './messages';

/**
 * The namespaces that a start uses; they are loaded in one file. Others are loaded with the code that uses them. The
 * build fails if one is missing here.
 */
export const startNamespaces: readonly (keyof Messages)[] = [
	...(['common', 'deck', 'dialog', 'drive', 'error', 'favorites', 'hotkeys', 'media', 'mfm', 'note'] as const),
	...(['noteActions', 'noteMenu', 'notifications', 'outbox', 'poll', 'reactions', 'search', 'shell', 'time'] as const),
	...(['timeline', 'ui'] as const),
];
