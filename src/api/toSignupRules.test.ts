import { expect, it } from 'vitest';
import { toSignupRules } from './toSignupRules';

it('asks for as little as a server that tells nothing', () => {
	expect(toSignupRules({}, 'a.example')).toEqual({
		serverName: 'a.example',
		isByInvitation: false,
		needsEmail: false,
		sendsEmail: false,
		captchas: [],
		rules: [],
		termsUrl: null,
		privacyUrl: null,
	});
});

it('knows the captchas that are on and set up', () => {
	const captchas = (meta: object) => toSignupRules({ ...meta }, 'a.example').captchas;
	expect(captchas({ enableHcaptcha: true, hcaptchaSiteKey: 'k', recaptchaSiteKey: 'k' })).toEqual([
		{ provider: 'hcaptcha', siteKey: 'k', instance: null },
	]);
	expect(captchas({ enableTurnstile: true, turnstileSiteKey: null })).toEqual([]);
	const mcaptcha = { enableMcaptcha: true, mcaptchaSiteKey: 'k' };
	expect(captchas({ ...mcaptcha, mcaptchaInstanceUrl: 'https://m.example/x' })).toEqual([
		{ provider: 'mcaptcha', siteKey: 'k', instance: 'https://m.example' },
	]);
	expect(captchas({ ...mcaptcha, mcaptchaInstanceUrl: 'http://m.example' })).toEqual([]);
	expect(captchas({ enableTestcaptcha: true })).toEqual([{ provider: 'testcaptcha', siteKey: '', instance: null }]);
});

it('links to web pages alone', () => {
	const rules = toSignupRules({ tosUrl: 'javascript:alert(1)', privacyPolicyUrl: 'https://a.example/privacy' }, 'a');
	expect([rules.termsUrl, rules.privacyUrl]).toEqual([null, 'https://a.example/privacy']);
});
