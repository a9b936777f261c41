import { expect, it } from 'vitest';
import type { WireMeta } from '@/wire/entities';
import { toServerFacts } from './toServerFacts';

it('has nothing of a server that says nothing', () => {
	expect(toServerFacts({})).toEqual({
		maintainerName: null,
		maintainerEmail: null,
		inquiryUrl: null,
		feedbackUrl: null,
		repositoryUrl: null,
		languages: [],
		rules: [],
		links: { imprint: null, terms: null, privacy: null },
	});
});

it('takes addresses of the web alone, and leaves out empty rules', () => {
	const told = {
		tosUrl: 'https://a.example/terms',
		impressumUrl: 'javascript:alert(1)',
		serverRules: ['Be kind.', ''],
	};
	const { links, rules } = toServerFacts(told as WireMeta);
	expect(links).toEqual({ terms: 'https://a.example/terms', imprint: null, privacy: null });
	expect(rules).toEqual(['Be kind.']);
});
