/** What the build tells the service worker of itself (vite/serviceWorkerPlugin). */
export interface ServiceBuild {
	/** As in `data-build` of the page. */
	readonly id: string;
	/** The files that a start needs, kept before the worker takes over. */
	readonly start: readonly string[];
	/** The other parts of the app, kept once a page has started. */
	readonly rest: readonly string[];
	/** The addresses of texts by language and namespace; `start` is the file of a start. */
	readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
