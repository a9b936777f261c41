import { describe, expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS, readCaptcha } from './captcha';
import { captchaPolicy } from './captchaPolicy';

const captcha = (query: string) => readCaptcha(new URLSearchParams(query));
const policy = (query: string) => captchaPolicy(captcha(query), { isMeta: false, app: null });
const hostsIn = (text: string) => [...new Set(text.match(/https:\/\/[^\s/;]+/g))].sort();

describe('the policy of the captcha page', () => {
	it('names the provider that it shows, and no other', () => {
		const hosts = CAPTCHA_PROVIDERS.map(provider =>
			hostsIn(policy(`provider=${provider}&siteKey=x&instance=https://mcaptcha.example/path`)),
		);
		expect(hosts).toEqual([
			['https://*.hcaptcha.com', 'https://hcaptcha.com'],
			['https://www.gstatic.com', 'https://www.recaptcha.net'],
			['https://challenges.cloudflare.com'],
			['https://mcaptcha.example'],
			[],
		]);
	});

	it('takes the origin from it at the app’s own, and lets no other page frame it', () => {
		expect(policy('provider=turnstile')).toContain('sandbox allow-scripts');
		expect(policy('provider=turnstile')).not.toContain('allow-same-origin');
		expect(policy('provider=turnstile')).toContain("frame-ancestors 'self'");
		expect(captchaPolicy(captcha('provider=turnstile'), { isMeta: true, app: null })).not.toMatch(
			/sandbox|frame-ancestors/,
		);
	});

	it('leaves it an origin elsewhere, where it needs one, and lets the app alone frame it', () => {
		const elsewhere = (query: string) =>
			captchaPolicy(captcha(query), { isMeta: false, app: 'https://deck.example' }).split('; ').slice(-2);
		for (const provider of CAPTCHA_PROVIDERS) {
			const query = `provider=${provider}&siteKey=x&instance=https://mcaptcha.example`;
			const [ancestors, sandbox] = elsewhere(query);
			expect(ancestors).toBe('frame-ancestors https://deck.example');
			expect(sandbox?.includes('allow-same-origin'), provider).toBe(provider !== 'testcaptcha');
		}
		expect(elsewhere('provider=other')[1]).not.toContain('allow-same-origin');
	});

	it('allows nothing where no captcha is named', () => {
		for (const query of ['', 'provider=other', 'provider=mcaptcha', 'provider=mcaptcha&instance=http://a.example'])
			expect(captcha(query)).toBeNull();
		expect(hostsIn(policy('provider=mcaptcha&instance=https://a.example;script-src *'))).toEqual([]);
		expect(policy('')).toContain("script-src 'self';");
	});
});
