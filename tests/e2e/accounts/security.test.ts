import { composeButton } from '../support/screen';
import { expect, test } from '../support/test';

test('a strict policy is in force: what is written into the page does not run', async ({ open, home, faults }) => {
	const page = await open(await home.signUp());
	await expect(composeButton(page)).toBeVisible();
	const answer = await page.request.get('/');
	const policy = answer.headers()['content-security-policy'] ?? '';
	for (const directive of ["script-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
		expect(policy.split('; ')).toContain(directive);
	}
	expect(policy).not.toContain('unsafe-inline');
	expect(policy).not.toContain('unsafe-eval');
	expect(faults).toEqual([]);
	const ran = await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'window.ran = true';
		document.body.append(script);
		return 'ran' in window;
	});
	expect(ran).toBe(false);
	// Every test would notice. Reported once for the header's policy and once for that of the page.
	await expect.poll(() => faults.length).toBeGreaterThan(0);
	await page.context().close();
	for (const fault of faults) expect(fault).toContain('Executing inline script violates');
	faults.length = 0;
});

/** Names that only occur in the code of one part. */
const MARKS = {
	deck: 'data-paged',
	composer: 'loudTitle',
	'emoji picker': 'noneFound',
	gallery: 'pswp__',
};

test('classic’s first load has no deck, composer, picker or gallery in it', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.post(writer, { text: 'a picture', fileIds: [await home.upload(writer)] });
	const page = await open(reader, { path: '/no/such/page' });
	const scripts = new Set<string>();
	page.on('request', request => {
		if (request.resourceType() === 'script') scripts.add(request.url());
	});
	// By their URLs: a browser forgets what it loaded for an earlier page.
	const read = async (urls: Iterable<string>) => {
		const texts = Array.from(urls, async url => (await page.request.get(url)).text());
		return (await Promise.all(texts)).join('\n');
	};
	await page.addInitScript(markPicture);
	await page.goto('/?ui=default');
	await expect(page.getByRole('link', { name: 'Image 1 of 1' })).toBeVisible();
	const first = await read(await page.evaluate(scriptsBeforePicture));
	expect(first.length).toBeGreaterThan(100_000);
	for (const [part, mark] of Object.entries(MARKS)) expect(first.includes(mark), part).toBe(false);

	// The marks are right: they are loaded when the parts are used.
	await page.getByRole('link', { name: 'Image 1 of 1' }).click();
	await expect(page.locator('.pswp')).toBeVisible();
	await page.goto('/?ui=deck');
	await composeButton(page).click();
	await page.getByRole('button', { name: 'Emoji', exact: true }).click();
	await expect(page.getByRole('searchbox')).toBeVisible();
	const all = await read(scripts);
	for (const [part, mark] of Object.entries(MARKS)) expect(all.includes(mark), part).toBe(true);
});

/** Marks when a picture of a note is in the page. Runs in the page. */
function markPicture(): void {
	const watch = new MutationObserver(() => {
		if (!document.querySelector('[alt="Image 1 of 1"]')) return;
		watch.disconnect();
		performance.mark('picture');
	});
	watch.observe(document, { childList: true, subtree: true });
}

/** The scripts that were asked for before the picture was in the page. Runs in the page. */
function scriptsBeforePicture(): string[] {
	const [picture] = performance.getEntriesByName('picture');
	return performance
		.getEntriesByType('resource')
		.filter(({ name, startTime }) => name.endsWith('.js') && startTime < (picture?.startTime ?? 0))
		.map(({ name }) => name);
}
