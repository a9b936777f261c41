/**
 * Style sheets of lazily loaded parts that failed to load. Vite requests each only once, even if its part is loaded
 * again.
 */
const broken = new Set<HTMLLinkElement>();

if (typeof addEventListener === 'function') {
	const note = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
	};
	addEventListener('error', note, { capture: true });
}

/** Requests the failed style sheets again. Resolves when each has loaded or failed again. */
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
