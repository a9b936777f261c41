/** Resolves once the page's style sheets are loaded; rejects if one of them fails. */
export async function whenStyled(): Promise<void> {
	const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]');
	await Promise.all([...links].map(loaded));
}

function loaded(link: HTMLLinkElement): Promise<void> {
	return new Promise((resolve, reject) => {
		if (link.sheet !== null) return resolve();
		const fail = () => reject(new Error(`Couldn't fetch ${link.href}`));
		if (link.dataset.failed !== undefined) return fail();
		link.addEventListener('load', () => resolve(), { once: true });
		link.addEventListener('error', fail, { once: true });
	});
}
