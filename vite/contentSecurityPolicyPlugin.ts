import type { Plugin } from 'vite';
import { contentSecurityPolicy } from '../src/base/contentSecurityPolicy';

/**
 * Adds the Content-Security-Policy to the built page, for web servers that don't send it as a header. Not in
 * development, where tools add their own scripts.
 */
export function contentSecurityPolicyPlugin(): Plugin {
	return {
		name: 'quarterdeck-content-security-policy',
		apply: 'build',
		transformIndexHtml: () => [
			{
				tag: 'meta',
				attrs: {
					'http-equiv': 'Content-Security-Policy',
					content: contentSecurityPolicy({ isLoopback: false, isMeta: true }),
				},
				injectTo: 'head-prepend',
			},
		],
	};
}
