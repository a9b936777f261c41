/** An app that asks for the use of an account. */
export interface Asking {
	/** As it calls itself, which nobody has checked. */
	readonly name: string;
	/** http or https; null for none. */
	readonly iconUrl: string | null;
	/** The host that the server has read about the app at; null where apps have none. */
	readonly knownAt: string | null;
	/** Where the answer goes, which says most about who asks: a host, or the scheme of an app; null for nowhere. */
	readonly returnsTo: string | null;
	readonly permissions: readonly string[];
}
