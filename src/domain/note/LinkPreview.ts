/** What may run inside another site's player (rules/media#link-previews). */
export const PLAYER_PERMISSIONS = [
	'autoplay',
	'clipboard-write',
	'fullscreen',
	'encrypted-media',
	'picture-in-picture',
	'web-share',
] as const;

export interface LinkPlayer {
	readonly url: string;
	/** Pixels; null: as wide as there is room. */
	readonly width: number | null;
	readonly height: number | null;
	readonly allow: readonly string[];
}

/** What the page behind a link says of itself, as the reader's server tells it (rules/media#link-previews). */
export interface LinkPreview {
	readonly url: string;
	readonly title: string | null;
	readonly description: string | null;
	readonly thumbnail: string | null;
	readonly icon: string | null;
	readonly sitename: string | null;
	readonly player: LinkPlayer | null;
	readonly sensitive: boolean;
	/** Where it is a post on X: which one (rules/media#link-previews). It can be shown in a frame. */
	readonly tweetId: string | null;
}
