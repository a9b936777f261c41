import { isRecord } from '@/base/isRecord';
import { webUrl } from '@/base/webUrl';
import { type LinkPlayer, type LinkPreview, PLAYER_PERMISSIONS } from '@/domain/note/LinkPreview';

/**
 * Reads the response of `/url`.
 * @returns null if it has no URL: there is no preview
 */
export function toLinkPreview(wire: unknown): LinkPreview | null {
	if (!isRecord(wire)) return null;
	const url = address(wire.url);
	if (url === null) return null;
	return {
		url,
		title: text(wire.title),
		description: text(wire.description),
		thumbnail: address(wire.thumbnail),
		icon: address(wire.icon),
		sitename: text(wire.sitename),
		player: toPlayer(wire.player),
		sensitive: wire.sensitive === true,
		tweetId: tweetIdOf(new URL(url)),
	};
}

/** Allows only http and https URLs and harmless permissions (rules/media#link-previews). */
function toPlayer(wire: unknown): LinkPlayer | null {
	if (!isRecord(wire)) return null;
	const url = address(wire.url);
	if (url === null) return null;
	const wanted: readonly unknown[] = Array.isArray(wire.allow) ? wire.allow : [];
	const allow = PLAYER_PERMISSIONS.filter(permission => wanted.includes(permission));
	return { url, width: size(wire.width), height: size(wire.height), allow };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const address = (value: unknown): string | null => (typeof value === 'string' ? (webUrl(value)?.href ?? null) : null);
const size = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

function tweetIdOf({ hostname, pathname }: URL): string | null {
	if (!/^(?:www\.|mobile\.)?(?:twitter|x)\.com$/.test(hostname)) return null;
	return /^\/[^/]+\/status(?:es)?\/(\d+)/.exec(pathname)?.[1] ?? null;
}
