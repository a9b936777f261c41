/** The permissions of another site's embedded player (rules/media#link-previews). */
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
	/** Pixels; null for the full width. */
	readonly width: number | null;
	readonly height: number | null;
	readonly allow: readonly string[];
}

/** The metadata of a linked page, as the user's server returns it (rules/media#link-previews). */
export interface LinkPreview {
	readonly url: string;
	readonly title: string | null;
	readonly description: string | null;
	readonly thumbnail: string | null;
	readonly icon: string | null;
	readonly sitename: string | null;
	readonly player: LinkPlayer | null;
	readonly sensitive: boolean;
	/** For a post on X: its id. It can be shown in a frame (rules/media#link-previews). */
	readonly tweetId: string | null;
}
