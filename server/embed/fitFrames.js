// Served as /embed.js to other sites' pages: sets each frame of this server to the height of its content. Every snippet
// includes this script, so it may run many times in a page; each frame is handled by one run.
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
		// To any origin, as a frame that is still empty has another one; the id isn't secret.
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
