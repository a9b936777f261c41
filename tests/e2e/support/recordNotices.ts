export interface NoticesProbe {
	/** Messages in the order in which they came, each with what its button says. */
	notices?: string[];
}

/** Runs in a page before its first script: records the messages that show from then on, as they go by themselves. */
export function recordNotices(): void {
	const notices: string[] = [];
	(globalThis as NoticesProbe).notices = notices;
	new MutationObserver(records => {
		for (const { target, addedNodes } of records) {
			if (!(target instanceof Element) || !target.matches('[role="status"][aria-live]')) continue;
			for (const node of addedNodes) notices.push(node.textContent ?? '');
		}
	}).observe(document, { childList: true, subtree: true });
}
