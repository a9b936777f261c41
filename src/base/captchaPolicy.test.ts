import { describe, expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS, readCaptcha } from './captcha';
import { captchaPolicy } from './captchaPolicy';

const captcha = (query: string) => readCaptcha(new URLSearchParams(query));
const policy = (query: string) => captchaPolicy(captcha(query), { isMeta: false });
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

	it('takes the origin from it, and lets no other page frame it', () => {
		expect(policy('provider=turnstile')).toContain('sandbox allow-scripts');
		expect(policy('provider=turnstile')).not.toContain('allow-same-origin');
		expect(policy('provider=turnstile')).toContain("frame-ancestors 'self'");
		expect(captchaPolicy(captcha('provider=turnstile'), { isMeta: true })).not.toMatch(/sandbox|frame-ancestors/);
	});

	it('allows nothing where no captcha is named', () => {
		for (const query of ['', 'provider=other', 'provider=mcaptcha', 'provider=mcaptcha&instance=http://a.example'])
			expect(captcha(query)).toBeNull();
		expect(hostsIn(policy('provider=mcaptcha&instance=https://a.example;script-src *'))).toEqual([]);
		expect(policy('')).toContain("script-src 'self';");
	});
});
