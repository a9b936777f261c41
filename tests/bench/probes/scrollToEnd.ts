/** Scrolls a list down by `px` every 50 ms until it hasn't moved for 3 s, so that its last page is there. */
export function scrollToEnd({ selector, px }: { selector: string; px: number }): Promise<void> {
	const STILL_TICKS = 60;
	const scroller = document.querySelector(selector);
	if (!scroller) throw new Error(`There is no ${selector}.`);
	let still = 0;
	return new Promise(resolve => {
		const timer = setInterval(() => {
			const before = scroller.scrollTop;
			scroller.scrollTop = before + px;
			still = scroller.scrollTop === before ? still + 1 : 0;
			if (still < STILL_TICKS) return;
			clearInterval(timer);
			resolve();
		}, 50);
	});
}
