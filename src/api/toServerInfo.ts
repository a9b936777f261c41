import { webUrl } from '@/base/webUrl';
import type { Policies } from '@/domain/account/Me';
import type { Ad, AdPlace } from '@/domain/server/Ad';
import type { ServerInfo } from '@/domain/server/ServerInfo';

type Meta = Record<string, unknown>;

const DEFAULT_MAX_NOTE_LENGTH = 1000;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
const strings = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];
const number = <T extends number | null>(value: unknown, otherwise: T): number | T =>
	typeof value === 'number' ? value : otherwise;

/** Reads `meta` (detail true); missing fields get the most restrictive value. */
export function toServerInfo(meta: Meta, host: string): ServerInfo {
	return {
		origin: webUrl(text(meta.uri) ?? '')?.origin ?? null,
		name: text(meta.name) ?? host,
		description: text(meta.description),
		version: text(meta.version) ?? '',
		iconUrl: text(meta.iconUrl),
		bannerUrl: text(meta.bannerUrl),
		backgroundImageUrl: text(meta.backgroundImageUrl),
		themeColor: text(meta.themeColor),
		maxNoteTextLength: number(meta.maxNoteTextLength, DEFAULT_MAX_NOTE_LENGTH),
		maxFileSize: typeof meta.maxFileSize === 'number' ? meta.maxFileSize : null,
		mediaProxy: text(meta.mediaProxy),
		ads: Array.isArray(meta.ads) ? meta.ads.flatMap(toAd) : [],
		notesPerOneAd: number(meta.notesPerOneAd, 0),
		hasLinkPreviews: flag(meta.enableUrlPreview, false),
		searchesRemoteNotes: meta.noteSearchableScope !== 'local',
		federation: meta.federation === 'none' || meta.federation === 'specified' ? meta.federation : 'all',
		translatorAvailable: flag(meta.translatorAvailable, false),
		disableRegistration: flag(meta.disableRegistration, false),
		serverErrorImageUrl: text(meta.serverErrorImageUrl),
		donationUrl: webUrl(text(meta.donationUrl) ?? '')?.href ?? null,
		links: { imprint: text(meta.impressumUrl), terms: text(meta.tosUrl), privacy: text(meta.privacyPolicyUrl) },
		policies: toPolicies(meta.policies),
	};
}

const AD_PLACES: readonly unknown[] = ['square', 'horizontal', 'horizontal-big', 'vertical'] satisfies AdPlace[];

/** Empty if the place is unknown or the address isn't http(s). */
function toAd(wire: unknown): Ad[] {
	const { id, place, url, imageUrl, ratio } = (wire ?? {}) as Record<string, unknown>;
	if (typeof id !== 'string' || !AD_PLACES.includes(place)) return [];
	const [target, picture] = [webUrl(String(url)), webUrl(String(imageUrl))];
	if (!target || !picture) return [];
	return [{ id, place: place as AdPlace, url: target.href, imageUrl: picture.href, ratio: number(ratio, 1) }];
}

/** Reads the `policies` of `i` or `meta`. */
export function toPolicies(value: unknown): Policies {
	const policies = (value ?? {}) as Record<string, unknown>;
	const chat = policies.chatAvailability;
	return {
		gtlAvailable: flag(policies.gtlAvailable, true),
		ltlAvailable: flag(policies.ltlAvailable, true),
		canPublicNote: flag(policies.canPublicNote, true),
		canSearchNotes: flag(policies.canSearchNotes, false),
		canUseTranslator: flag(policies.canUseTranslator, false),
		canHideAds: flag(policies.canHideAds, false),
		canInvite: flag(policies.canInvite, false),
		canManageCustomEmojis: flag(policies.canManageCustomEmojis, false),
		canManageAvatarDecorations: flag(policies.canManageAvatarDecorations, false),
		driveCapacityMb: number(policies.driveCapacityMb, 0),
		maxFileSizeMb: number(policies.maxFileSizeMb, 0),
		uploadableFileTypes: strings(policies.uploadableFileTypes),
		pinLimit: number(policies.pinLimit, 0),
		noteEachClipsLimit: number(policies.noteEachClipsLimit, null),
		clipLimit: number(policies.clipLimit, null),
		userListLimit: number(policies.userListLimit, null),
		userEachUserListsLimit: number(policies.userEachUserListsLimit, null),
		antennaLimit: number(policies.antennaLimit, null),
		canImportUserLists: flag(policies.canImportUserLists, false),
		chatAvailability: chat === 'available' || chat === 'readonly' ? chat : 'unavailable',
	};
}
