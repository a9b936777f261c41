import { webUrl } from '@/base/webUrl';
import { type LinkPlayer, type LinkPreview, PLAYER_PERMISSIONS } from '@/domain/note/LinkPreview';

/**
 * Reads the response of `/url`.
 * @returns null if it has no URL: there is no preview
 */
export function toLinkPreview(wire: unknown): LinkPreview | null {
	if (typeof wire !== 'object' || wire === null) return null;
	const fields = wire as Record<string, unknown>;
	const url = address(fields.url);
	if (url === null) return null;
	return {
		url,
		title: text(fields.title),
		description: text(fields.description),
		thumbnail: address(fields.thumbnail),
		icon: address(fields.icon),
		sitename: text(fields.sitename),
		player: toPlayer(fields.player),
		sensitive: fields.sensitive === true,
		tweetId: tweetIdOf(new URL(url)),
	};
}

/** Allows only http and https URLs and harmless permissions (rules/media#link-previews). */
function toPlayer(wire: unknown): LinkPlayer | null {
	if (typeof wire !== 'object' || wire === null) return null;
	const fields = wire as Record<string, unknown>;
	const url = address(fields.url);
	if (url === null) return null;
	const wanted: readonly unknown[] = Array.isArray(fields.allow) ? fields.allow : [];
	const allow = PLAYER_PERMISSIONS.filter(permission => wanted.includes(permission));
	return { url, width: size(fields.width), height: size(fields.height), allow };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const address = (value: unknown): string | null => (typeof value === 'string' ? (webUrl(value)?.href ?? null) : null);
const size = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

function tweetIdOf({ hostname, pathname }: URL): string | null {
	if (!/^(?:www\.|mobile\.)?(?:twitter|x)\.com$/.test(hostname)) return null;
	return /^\/[^/]+\/status(?:es)?\/(\d+)/.exec(pathname)?.[1] ?? null;
}
