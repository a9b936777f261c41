import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const directive = (policy: string, name: string) => policy.split('; ').find(part => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
	it('runs nothing but our own scripts', () => {
		const policy = contentSecurityPolicy({ isLoopback: false });
		expect(directive(policy, 'script-src')).toBe("script-src 'self'");
		expect(directive(policy, 'object-src')).toBe("object-src 'none'");
		expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
		expect(policy).not.toContain('unsafe');
	});

	it('lets plain connections out on this machine only', () => {
		expect(directive(contentSecurityPolicy({ isLoopback: true }), 'connect-src')).toMatch(/ http: ws:$/);
		expect(directive(contentSecurityPolicy({ isLoopback: false }), 'connect-src')).not.toMatch(/ http:| ws:/);
	});

	it('lets a page that is served anywhere go plainly to this machine only', () => {
		const connect = directive(contentSecurityPolicy({ isLoopback: false, isMeta: true }), 'connect-src');
		expect(connect).toContain('http://localhost:*');
		expect(connect).not.toMatch(/ http:( |$)| ws:( |$)/);
	});

	it('leaves out of the meta element what would be ignored there', () => {
		expect(contentSecurityPolicy({ isLoopback: false, isMeta: true })).not.toContain('frame-ancestors');
	});
});
