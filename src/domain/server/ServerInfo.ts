import type { Policies } from '../account/Me';
import type { Ad } from './Ad';

/** The legal pages of a server. */
export type ServerLink = 'imprint' | 'terms' | 'privacy';

/** Information about a server; refreshed at most once an hour (rules/api#server-information). */
export interface ServerInfo {
	/**
	 * The origin that the server reports as its own, such as `https://a.server`; null if not reported. Differs from the
	 * session's behind a proxy.
	 */
	readonly origin: string | null;
	readonly name: string;
	readonly description: string | null;
	readonly version: string;
	readonly iconUrl: string | null;
	readonly bannerUrl: string | null;
	readonly backgroundImageUrl: string | null;
	readonly themeColor: string | null;
	readonly maxNoteTextLength: number;
	/** Bytes; null if not reported. */
	readonly maxFileSize: number | null;
	readonly mediaProxy: string | null;
	/** The ads of today. */
	readonly ads: readonly Ad[];
	/** Timelines show an ad after this many notes; 0 for none. */
	readonly notesPerOneAd: number;
	/** Whether it can fetch link previews (`/url`). */
	readonly hasLinkPreviews: boolean;
	readonly federation: 'all' | 'specified' | 'none';
	/** Whether it can translate notes; a policy decides who may use that. */
	readonly translatorAvailable: boolean;
	readonly disableRegistration: boolean;
	readonly serverErrorImageUrl: string | null;
	/** Where it takes donations. A copy stored by an earlier version doesn't have it. */
	readonly donationUrl?: string | null;
	/** Its pages about itself, where it has them. A copy stored by an earlier version has none of these. */
	readonly links?: Readonly<Record<ServerLink, string | null>>;
	/** Whether search also covers notes of other servers. */
	readonly searchesRemoteNotes: boolean;
	/** The policies of visitors and new users. */
	readonly policies: Policies;
}
