// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLastView } from './keepLastView';
import { forgetLastView } from './lastView';
import { prepareLastView } from './prepareLastView';
import { showLastView } from './showLastView';

const ACCOUNT = { host: 'a.example', id: 'me', token: 'secret' };
const KEY = 'a.example/me';

let root: HTMLElement;

/** A page that is just starting: its build is known, its body doesn't exist yet. */
function begin(build = 'one'): void {
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	const script = document.createElement('script');
	script.type = 'text/plain';
	script.dataset.build = build;
	document.head.append(script);
	root = document.createElement('div');
	root.id = 'root';
	root.innerHTML = '<div class="skeleton"></div>';
}

/** What the next start shows before the app is loaded. */
async function shownNext(build?: string): Promise<HTMLElement> {
	begin(build);
	prepareLastView(showLastView);
	document.body.append(root);
	await Promise.resolve();
	// It stays where nothing else is shown.
	root.querySelector('.skeleton')?.remove();
	return root;
}

const draw = (html: string) => {
	root.innerHTML = html;
};

beforeEach(() => {
	localStorage.clear();
	localStorage.setItem('account', JSON.stringify(ACCOUNT));
	history.replaceState(null, '', '/?ui=default');
	begin();
	document.body.append(root);
});
afterEach(() => vi.useRealTimers());

describe('what a page showed last', () => {
	it('is there before the app, with its styles, in its language', async () => {
		document.documentElement.lang = 'ja-JP';
		draw('<main><b style="color: red">Fog &lt;img src=x onerror=alert(1)&gt;</b></main>');
		keepLastView(root, KEY);
		document.documentElement.lang = 'en-US';
		await shownNext();
		expect(root.textContent).toBe('Fog <img src=x onerror=alert(1)>');
		expect(root.querySelector('img')).toBeNull();
		expect(root.querySelector<HTMLElement>('b')?.style.color).toBe('red');
		expect(root.ariaBusy).toBe('true');
		expect(document.documentElement.lang).toBe('ja-JP');
	});

	it('keeps Japanese and emojis, stored with one byte a character', async () => {
		draw('<main title="波止場"><b>霧 &amp; 港 🎉 naïve</b></main>');
		keepLastView(root, KEY);
		expect(localStorage.getItem('lastView')).not.toMatch(/[^\0-\xff]/);
		await shownNext();
		expect(root.textContent).toBe('霧 & 港 🎉 naïve');
		expect(root.querySelector('main')?.title).toBe('波止場');
	});

	it('leaves the app alone if that was faster', () => {
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		begin();
		document.body.append(root);
		draw('<main>The app</main>');
		showLastView({ html: '<main>Fog</main>' });
		expect(root.textContent).toBe('The app');
	});

	it('is there with the user’s own style sheet, and without it where there is none', async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('b { color: red }');
		document.adoptedStyleSheets = [sheet];
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		document.adoptedStyleSheets = [];
		await shownNext();
		const shown = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
		expect(shown.join()).toMatch(/^b \{ color: red; ?\}$/);
		document.adoptedStyleSheets = [];
		keepLastView(root, KEY);
		await shownNext();
		expect(document.adoptedStyleSheets).toEqual([]);
	});

	it('plays, loads and takes nothing that would be lost, and keeps no secret', async () => {
		draw(
			'<aside data-late="">Later</aside><object></object><video src="/v.mp4" autoplay></video>' +
				'<img src="blob:x"><textarea></textarea><style>b { color: red }</style>',
		);
		keepLastView(root, KEY);
		expect(localStorage.getItem('lastView')).not.toContain('secret');
		await shownNext();
		expect(root.querySelector('[data-late], object, style, [src], [autoplay]')).toBeNull();
		expect(root.querySelector('textarea')?.readOnly).toBe(true);
	});

	it('holds nothing that loads, sends or steers', async () => {
		draw(
			'<main><form action="//evil.example"><input><button>Send</button></form><meta http-equiv="refresh" content="0">' +
				'<base href="//evil.example"><link rel="stylesheet" href="//evil.example/x.css">' +
				'<p style="background: url(//evil.example/x)">Fog</p></main>',
		);
		keepLastView(root, KEY);
		await shownNext();
		expect(root.textContent).toContain('Fog');
		expect(root.querySelector('button')?.textContent).toBe('Send');
		expect(root.querySelector('form, meta, base, link')).toBeNull();
		expect(root.innerHTML).not.toContain('evil.example');
	});

	it('shows nothing at all of a view that something else has put there', async () => {
		for (const html of [
			...['<p onclick="alert(1)">x</p>', '<form>x</form>', '<meta name="x"><p>x</p>', '<a href="javascript:1">x</a>'],
			...[
				'<p data-style="background: url(//evil.example)">x</p>',
				'<link rel="x"><p>x</p>',
				'<div><script>1</script></div>',
			],
		]) {
			draw('<main>Fog</main>');
			keepLastView(root, KEY);
			const view = JSON.parse(localStorage.getItem('lastView') ?? '{}') as object;
			localStorage.setItem('lastView', JSON.stringify({ ...view, html }));
			expect([html, (await shownNext()).childElementCount]).toEqual([html, 0]);
		}
	});

	it('has rows and columns that were in the window, and is not shown where the window is taller', async () => {
		draw('<p data-view-part="">in view</p><p data-view-part="">below</p>');
		const [, below] = root.children;
		vi.spyOn(below as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight + 1, 10, 10));
		keepLastView(root, KEY);
		expect((await shownNext()).innerHTML).toBe('<p data-view-part="">in view</p><p data-view-part=""></p>');
		vi.stubGlobal('innerHeight', innerHeight + 1);
		expect((await shownNext()).childElementCount).toBe(0);
		vi.unstubAllGlobals();
	});

	it('is shown to nobody else, nowhere else, and to no other build', async () => {
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		localStorage.setItem('account', JSON.stringify({ ...ACCOUNT, id: 'other' }));
		expect((await shownNext()).childElementCount).toBe(0);
		localStorage.removeItem('account');
		expect((await shownNext()).childElementCount).toBe(0);
		localStorage.setItem('account', JSON.stringify(ACCOUNT));
		expect((await shownNext('another')).childElementCount).toBe(0);
		for (const address of ['/', '/notes/1?ui=default', '/?ui=default#pswp']) {
			history.replaceState(null, '', address);
			expect((await shownNext()).childElementCount).toBe(0);
		}
		history.replaceState(null, '', '/?ui=default');
		expect((await shownNext()).childElementCount).toBe(1);
	});

	it('is forgotten after an hour, or when it is told to be', async () => {
		vi.useFakeTimers();
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		vi.advanceTimersByTime(3_599_999);
		expect((await shownNext()).childElementCount).toBe(1);
		vi.advanceTimersByTime(1);
		expect((await shownNext()).childElementCount).toBe(0);
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		forgetLastView();
		expect((await shownNext()).childElementCount).toBe(0);
	});

	it('is not kept where it is long, or would be read as something else', () => {
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		draw(`<main>${'x'.repeat(250_000)}</main>`);
		keepLastView(root, KEY);
		expect(localStorage.getItem('lastView')).toBeNull();
		draw('');
		root.append(document.createElement('table'));
		root.firstElementChild?.append(document.createElement('p'));
		keepLastView(root, KEY);
		expect(localStorage.getItem('lastView')).toBeNull();
	});

	it('is not kept where somebody has scrolled, as the next start begins at the top', () => {
		draw('<main><div></div></main>');
		const list = root.querySelector('div');
		if (list) list.scrollTop = 40;
		keepLastView(root, KEY);
		expect(localStorage.getItem('lastView')).toBeNull();
	});

	it('leaves the page empty where the app can’t be loaded', async () => {
		draw('<main>Fog</main>');
		keepLastView(root, KEY);
		await shownNext();
		document.querySelector('script')?.dispatchEvent(new Event('error'));
		expect(root.childElementCount).toBe(0);
	});
});

describe('what is pressed before the app is there', () => {
	const pressed: string[] = [];
	const app = (html: string) => {
		pressed.length = 0;
		draw(html);
		for (const button of root.querySelectorAll('button')) {
			button.addEventListener('click', () => pressed.push(button.closest('article')?.dataset.noteId ?? 'none'));
		}
	};
	const card = (id: string, name = 'Reply') =>
		`<article data-note-id="${id}"><p>Fog</p><button aria-label="${name}"></button></article>`;

	async function pressOn(view: string, selector: string): Promise<void> {
		app(view);
		keepLastView(root, KEY);
		await shownNext();
		root.querySelector<HTMLElement>(selector)?.click();
		expect(pressed).toEqual([]);
	}

	it('is pressed again on the same note, wherever that is by then', async () => {
		await pressOn(`<main>${card('n1')}${card('n2')}</main>`, '[data-note-id="n1"] button');
		app(`<main>${card('n3')}${card('n1')}${card('n2')}</main>`);
		await vi.waitFor(() => expect(pressed).toEqual(['n1']));
		expect(root.ariaBusy).toBeNull();
		root.querySelector<HTMLElement>('[data-note-id="n3"] button')?.click();
		expect(pressed).toEqual(['n1', 'n3']);
	});

	it('is pressed on nothing else', async () => {
		await pressOn(`<main>${card('n1')}</main>`, 'button');
		app(`<main>${card('n2')}${card('n1', 'Delete')}</main>`);
		await new Promise(done => requestAnimationFrame(() => setTimeout(done, 5)));
		expect(pressed).toEqual([]);
	});

	it('has its keys repeated in order, but for those that the browser has followed', async () => {
		app(`<main>${card('n1')}</main>`);
		keepLastView(root, KEY);
		await shownNext();
		const keys: string[] = [];
		const hear = ({ key }: KeyboardEvent) => keys.push(key);
		const type = (init: KeyboardEventInit) =>
			document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
		for (const key of ['w', 'Tab', 'Shift', '?', 'ArrowDown']) type({ key });
		type({ key: 'k', ctrlKey: true });
		addEventListener('keydown', hear);
		app(`<main>${card('n2')}</main>`);
		// The app is there, and the keys before this one have not reached it yet.
		await Promise.resolve();
		type({ key: 'v' });
		await vi.waitFor(() => expect(keys).toEqual(['w', '?', 'v']));
		type({ key: 'g' });
		await new Promise(done => requestAnimationFrame(() => setTimeout(done, 5)));
		expect(keys).toEqual(['w', '?', 'v', 'g']);
		removeEventListener('keydown', hear);
	});
});
