/** Addresses without a page of their own, which lead to another one (`shell/pages/redirects`). */
export const REDIRECT_PATTERNS = {
	authorizeFollow: '/authorize-follow',
	authorizeInteraction: '/authorize_interaction',
	ownProfile: '/redirect-test',
} as const;
