interface PageToKeep {
	/** Of the build's files. */
	readonly cache: {
		match(key: string): Promise<Response | undefined>;
		put(key: string, response: Response): Promise<void>;
	};
	/** The address under which the kept page is looked for. */
	readonly key: string;
	readonly ask: () => Promise<Response>;
	/** Whether the page names the worker's own build. */
	readonly isOfBuild: (response: Response) => Promise<boolean>;
}

/**
 * Keeps the build's page where it is missing: browsers install a worker once, and the page may have been deleted since
 * (rules/start#clearing-the-cache). The page of another build is left to that build's worker.
 */
export async function keepPage({ cache, key, ask, isOfBuild }: PageToKeep): Promise<void> {
	if (await cache.match(key)) return;
	const response = await ask();
	if (await isOfBuild(response)) await cache.put(key, response);
}
