export interface EmbedOptions {
	/** `auto` follows the reader's device. */
	readonly colorMode: 'auto' | 'light' | 'dark';
	readonly isRounded: boolean;
	readonly hasBorder: boolean;
}

export const DEFAULT_EMBED: EmbedOptions = { colorMode: 'auto', isRounded: true, hasBorder: true };

/** Size of the frame in pixels (rules/notes#embedding). */
export const EMBED_SIZE = { maxWidth: 500, height: 300 } as const;

/** The URL that shows a note within other pages, without options that have their default. */
export function embedAddress(origin: string, noteId: string, options: EmbedOptions): string {
	const query = new URLSearchParams();
	if (options.colorMode !== 'auto') query.set('colorMode', options.colorMode);
	if (!options.isRounded) query.set('rounded', 'false');
	if (!options.hasBorder) query.set('border', 'false');
	return `${origin}/embed/notes/${encodeURIComponent(noteId)}${query.size > 0 ? `?${query}` : ''}`;
}

/** @param frameId distinguishes several frames on one page; the server's script fits each to its content */
export function embedCode(origin: string, noteId: string, options: EmbedOptions, frameId: string): string {
	const style = [
		'border: none',
		'width: 100%',
		`max-width: ${EMBED_SIZE.maxWidth}px`,
		`height: ${EMBED_SIZE.height}px`,
		'color-scheme: light dark',
	];
	const address = embedAddress(origin, noteId, options).replaceAll('&', '&amp;');
	return [
		`<iframe src="${address}" data-misskey-embed-id="v1_${frameId}" loading="lazy" ` +
			`referrerpolicy="strict-origin-when-cross-origin" style="${style.join('; ')};"></iframe>`,
		`<script defer src="${origin}/embed.js"></script>`,
	].join('\n');
}
