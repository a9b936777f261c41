export interface EmbedOptions {
	/** `auto` follows the reader's device. */
	readonly colorMode: 'auto' | 'light' | 'dark';
	readonly isRounded: boolean;
	readonly hasBorder: boolean;
}

export const DEFAULT_EMBED: EmbedOptions = { colorMode: 'auto', isRounded: true, hasBorder: true };

/** Size of the frame in pixels (rules/notes#embedding). */
export const EMBED_SIZE = { maxWidth: 500, height: 300 } as const;

/** Height above which the list of a clip scrolls within its frame, in pixels (rules/notes#embedding). */
const LIST_MAX_HEIGHT = 700;

/** What can be shown within other pages. */
export interface Embedded {
	readonly kind: 'notes' | 'clips';
	readonly id: string;
}

/** The URL that shows something within other pages, without options that have their default. */
export function embedAddress(origin: string, { kind, id }: Embedded, options: EmbedOptions): string {
	const query = new URLSearchParams();
	if (options.colorMode !== 'auto') query.set('colorMode', options.colorMode);
	if (!options.isRounded) query.set('rounded', 'false');
	if (!options.hasBorder) query.set('border', 'false');
	if (kind === 'clips') query.set('maxHeight', String(LIST_MAX_HEIGHT));
	return `${origin}/embed/${kind}/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
}

/** @param frameId distinguishes several frames on one page; the server's script fits each to its content */
export function embedCode(origin: string, shown: Embedded, options: EmbedOptions, frameId: string): string {
	const style = [
		'border: none',
		'width: 100%',
		`max-width: ${EMBED_SIZE.maxWidth}px`,
		`height: ${EMBED_SIZE.height}px`,
		'color-scheme: light dark',
	];
	const address = embedAddress(origin, shown, options).replaceAll('&', '&amp;');
	return [
		`<iframe src="${address}" data-misskey-embed-id="v1_${frameId}" loading="lazy" ` +
			`referrerpolicy="strict-origin-when-cross-origin" style="${style.join('; ')};"></iframe>`,
		`<script defer src="${origin}/embed.js"></script>`,
	].join('\n');
}
