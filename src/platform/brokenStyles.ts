/** Style sheets of parts of the app that did not come. Vite asks for each once, even where its part is loaded again. */
const broken = new Set<HTMLLinkElement>();

if (typeof addEventListener === 'function') {
	const note = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
	};
	addEventListener('error', note, { capture: true });
}

/** Asks again for the style sheets that did not come. Resolves when each has come or failed once more. */
export async function loadBrokenStyles(): Promise<void> {
	await Promise.all([...broken].map(load));
}

function load(link: HTMLLinkElement): Promise<void> {
	broken.delete(link);
	const again = document.createElement('link');
	for (const { name, value } of link.attributes) again.setAttribute(name, value);
	again.nonce = link.nonce;
	return new Promise(resolve => {
		for (const end of ['load', 'error']) again.addEventListener(end, () => resolve());
		link.replaceWith(again);
	});
}
