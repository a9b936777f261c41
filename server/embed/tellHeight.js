(() => {
	if (window.parent === window) return;
	const card = document.querySelector('.card');
	let observer;
	addEventListener('message', ({ source, data }) => {
		if (source !== window.parent || data?.type !== 'quarterdeck:askHeight') return;
		const { id } = data;
		observer?.disconnect();
		// To any embedding page: the height of a public page needn't be protected.
		observer = new ResizeObserver(() => {
			const { height } = card.getBoundingClientRect();
			window.parent.postMessage({ type: 'quarterdeck:height', id, height }, '*');
		});
		observer.observe(card);
	});
})();
