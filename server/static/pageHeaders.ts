import { contentSecurityPolicy } from '@/base/contentSecurityPolicy';
import { isLoopbackHost } from './canonicalRedirect';

/** The headers of the client's page: its policy, and that no other page may frame it. */
export const pageHeaders = (origin: string): Record<string, string> => ({
	'cache-control': 'no-cache',
	'content-security-policy': contentSecurityPolicy({ isLoopback: isLoopbackHost(new URL(origin).hostname) }),
	'x-frame-options': 'DENY',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
});
