/** The milliseconds that `calibrate` took on the machine where the bars of the bench and the budgets of the tests were set. */
export const CALIBRATED_MS = 400;

/** How fast this machine is at what pages do most: making elements and laying text out. In ms. @param page of Playwright */
export function calibrate(page) {
	return page.evaluate(() => {
		const started = performance.now();
		for (let turn = 0; turn < 30; turn++) {
			const box = document.createElement('div');
			box.style.width = '330px';
			document.body.append(box);
			for (let index = 0; index < 2000; index++) {
				const word = document.createElement('span');
				word.textContent = 'word ';
				box.append(word);
			}
			if (box.offsetHeight === 0) throw new Error('Nothing was laid out.');
			box.remove();
		}
		return performance.now() - started;
	});
}

/** The same in a browser of its own. @param executablePath of a Chromium */
export async function calibrateAlone(executablePath) {
	// A clean clone has it only once the dependencies are installed.
	const { chromium } = await import('playwright');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		return await calibrate(await browser.newPage());
	} finally {
		await browser.close();
	}
}
