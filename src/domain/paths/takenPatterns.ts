/** Addresses of coming pages that the pattern of another page matches too; the router must know these at the start. */
export const TAKEN_PATTERNS = {
	newChannel: '/channels/new',
} as const;
