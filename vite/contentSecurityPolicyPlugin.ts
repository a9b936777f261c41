import type { Plugin } from 'vite';
import { contentSecurityPolicy } from '../src/base/contentSecurityPolicy';

/**
 * Puts the Content-Security-Policy into the built page, for web servers that send no header of it. Not in
 * development, whose tools bring scripts of their own.
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
