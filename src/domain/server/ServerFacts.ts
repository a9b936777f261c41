import type { ServerLink } from './ServerInfo';

/** What a server says of itself to those who want to know it, beyond `ServerInfo`. */
export interface ServerFacts {
	readonly maintainerName: string | null;
	readonly maintainerEmail: string | null;
	/** A page for questions to those who run it. */
	readonly inquiryUrl: string | null;
	/** Where to report faults of its software, and where its source is. */
	readonly feedbackUrl: string | null;
	readonly repositoryUrl: string | null;
	readonly languages: readonly string[];
	readonly rules: readonly string[];
	readonly links: Readonly<Record<ServerLink, string | null>>;
}
