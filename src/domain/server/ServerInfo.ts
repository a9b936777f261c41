import type { Policies } from '../account/Me';
import type { Ad } from './Ad';

/** What is known of a server; refreshed at most once an hour (rules/api#server-information). */
export interface ServerInfo {
	/** The origin that the server calls its own, such as `https://a.server`; null: not told. Other than the session's behind a proxy. */
	readonly origin: string | null;
	readonly name: string;
	readonly description: string | null;
	readonly version: string;
	readonly iconUrl: string | null;
	readonly bannerUrl: string | null;
	readonly backgroundImageUrl: string | null;
	readonly themeColor: string | null;
	readonly maxNoteTextLength: number;
	/** Bytes; null: not told. */
	readonly maxFileSize: number | null;
	readonly mediaProxy: string | null;
	/** Those of today. */
	readonly ads: readonly Ad[];
	/** A timeline has an ad after so many notes; 0: none. */
	readonly notesPerOneAd: number;
	/** Whether it looks behind links (`/url`). */
	readonly hasLinkPreviews: boolean;
	readonly federation: 'all' | 'specified' | 'none';
	/** Whether it can translate notes at all; who may is a policy. */
	readonly translatorAvailable: boolean;
	readonly disableRegistration: boolean;
	readonly emailRequiredForSignup: boolean;
	/** Whether signing up needs one of the captchas, which only the server's own page can show. */
	readonly needsCaptcha: boolean;
	readonly tosUrl: string | null;
	readonly privacyPolicyUrl: string | null;
	readonly serverRules: readonly string[];
	readonly serverErrorImageUrl: string | null;
	/** Whether the notes of other servers are searched too, not only its own people's. */
	readonly searchesRemoteNotes: boolean;
	/** What visitors and new people may do. */
	readonly policies: Policies;
}
