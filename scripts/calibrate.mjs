/**
 * The result of `calibrate`, in milliseconds, on the machine for which the bench's bars and the tests' budgets were
 * set.
 */
export const CALIBRATED_MS = 400;

/**
 * How fast this machine is at what pages do most: making elements and laying out text. In ms.
 * @param page of Playwright
 */
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

/**
 * The same in a new browser.
 * @param executablePath of a Chromium
 */
export async function calibrateAlone(executablePath) {
	// In a new clone it only exists after the dependencies are installed.
	const { chromium } = await import('playwright');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		return await calibrate(await browser.newPage());
	} finally {
		await browser.close();
	}
}
