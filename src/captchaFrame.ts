import { type Captcha, type CaptchaProvider, needsOrigin, readCaptcha } from '@/base/captcha';
import { captchaPolicy } from '@/base/captchaPolicy';
import { isOriginFree } from '@/base/isOriginFree';

// The script of `/captcha.html`, which the app frames to show a captcha (vite/captchaPagePlugin). The page is at another
// origin than the app, or has none, so that what a provider runs in it can't reach the app. It hands the answer on by
// messages.

/** What the page tells the app. */
type Told = { readonly captcha: 'ready' | 'failed' } | { readonly captcha: 'answer'; readonly answer: string | null };

/** The script of a provider, and the name under which it can be called. All of these have the same way to be drawn. */
interface Widget {
	readonly script: string;
	readonly name: 'hcaptcha' | 'grecaptcha' | 'turnstile';
}

interface Renderer {
	render(box: HTMLElement, options: Record<string, unknown>): unknown;
}

const WIDGETS: Partial<Record<CaptchaProvider, Widget>> = {
	hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha' },
	recaptcha: { script: 'https://www.recaptcha.net/recaptcha/api.js', name: 'grecaptcha' },
	turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', name: 'turnstile' },
};
const TEST_PASSED = 'testcaptcha-passed';
const ON_LOAD = 'onCaptchaLoad';

const query = new URLSearchParams(location.search);
const global = window as unknown as Record<string, unknown>;
// The app is where the query says, or at this address: `location.origin` is that of the address, unlike the page's
// origin, which may be opaque.
const tell = (told: Told): void => parent.postMessage(told, query.get('app') ?? location.origin);
const answer = (given: string | null): void => tell({ captcha: 'answer', answer: given });
const fail = (): void => tell({ captcha: 'failed' });

const captcha = readCaptcha(query);
enforcePolicy(captcha);
if (captcha === null || parent === window || (needsOrigin(captcha) && !isOriginFree(window))) fail();
else show(captcha);

/** For web servers that don't send the policy as a header. It holds for everything that is loaded from now on. */
function enforcePolicy(shown: Captcha | null): void {
	const meta = document.createElement('meta');
	meta.httpEquiv = 'Content-Security-Policy';
	meta.content = captchaPolicy(shown, { isMeta: true, app: null });
	document.head.append(meta);
}

function show(shown: Captcha): void {
	const box = document.createElement('div');
	document.body.append(box);
	const widget = WIDGETS[shown.provider];
	if (widget) load(widget, box, shown.siteKey);
	else if (shown.provider === 'mcaptcha' && shown.instance !== null) frame(box, shown.instance, shown.siteKey);
	else test(box);
}

function load({ script, name }: Widget, box: HTMLElement, siteKey: string): void {
	const lang = query.get('lang') ?? 'en';
	global[ON_LOAD] = () => {
		(global[name] as Renderer).render(box, {
			sitekey: siteKey,
			theme: query.get('theme') === 'dark' ? 'dark' : 'light',
			language: lang,
			callback: answer,
			'expired-callback': () => answer(null),
			'error-callback': fail,
		});
		tell({ captcha: 'ready' });
	};
	const element = document.createElement('script');
	element.src = `${script}?${new URLSearchParams({ render: 'explicit', onload: ON_LOAD, hl: lang })}`;
	element.onerror = fail;
	document.head.append(element);
}

/** mCaptcha's widget is a page of its server. */
function frame(box: HTMLElement, instance: string, siteKey: string): void {
	const widget = document.createElement('iframe');
	widget.src = `${instance}/widget/?${new URLSearchParams({ sitekey: siteKey })}`;
	widget.title = 'mCaptcha';
	widget.onload = () => tell({ captcha: 'ready' });
	window.addEventListener('message', ({ source, origin, data }) => {
		if (source !== widget.contentWindow || origin !== instance) return;
		const token: unknown = data?.token;
		if (typeof token === 'string') answer(token);
	});
	box.append(widget);
}

function test(box: HTMLElement): void {
	const label = document.createElement('label');
	const tick = document.createElement('input');
	tick.type = 'checkbox';
	tick.onchange = () => answer(tick.checked ? TEST_PASSED : null);
	label.append(tick, ` ${query.get('label') ?? ''}`);
	box.append(label);
	tell({ captcha: 'ready' });
}
