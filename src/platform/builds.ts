const NAMED = /\bdata-build="([\w-]+)"/;

/** The build of this page; empty in development. */
export const ownBuild = (): string =>
	document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '';

/** The build that the server has now, past all caches; null where it does not say. */
export async function deployedBuild(): Promise<string | null> {
	try {
		const response = await fetch('/', { cache: 'no-store' });
		return response.ok ? (NAMED.exec(await response.text())?.[1] ?? null) : null;
	} catch {
		return null;
	}
}

/** Whether the server has another build than this page's. */
export async function isOutdated(): Promise<boolean> {
	const own = ownBuild();
	const deployed = own === '' ? null : await deployedBuild();
	return deployed !== null && deployed !== own;
}
