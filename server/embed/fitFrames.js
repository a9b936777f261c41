// Served as /embed.js to the pages of others: gives each frame of this server the height of what is in it.
// Every snippet brings this script along, so it may run many times on one page; each frame is fitted by one run.
(() => {
	const TIMELINE_MAX_PX = 700;
	const { origin } = new URL(document.currentScript.src);
	const frames = new Map();

	for (const frame of document.querySelectorAll('iframe[data-misskey-embed-id]')) {
		if (!frame.src.startsWith(`${origin}/embed/`) || 'fitted' in frame.dataset) continue;
		frame.dataset.fitted = '';
		const id = frame.dataset.misskeyEmbedId;
		const highest = frame.src.startsWith(`${origin}/embed/notes/`) ? Number.POSITIVE_INFINITY : TIMELINE_MAX_PX;
		frames.set(id, { frame, highest });
		// Not to an origin: a frame that is still empty has another one, and everybody may know the id.
		const ask = () => frame.contentWindow?.postMessage({ type: 'quarterdeck:askHeight', id }, '*');
		frame.addEventListener('load', ask);
		ask();
	}

	addEventListener('message', ({ origin: from, source, data }) => {
		if (from !== origin || data?.type !== 'quarterdeck:height') return;
		const { frame, highest } = frames.get(data.id) ?? {};
		if (!frame || source !== frame.contentWindow || !Number.isFinite(data.height) || data.height <= 0) return;
		frame.style.height = `${Math.min(Math.ceil(data.height), highest)}px`;
	});
})();
