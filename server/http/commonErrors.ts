import type { ErrorDefinition } from './ApiError';

/** Errors that any endpoint may return. */
export const commonErrors = {
	accessDenied: {
		code: 'ACCESS_DENIED',
		id: '56f35758-7dd5-468b-8439-5d6fb8ec9b8e',
		message: 'Access denied.',
	},
	authenticationFailed: {
		code: 'AUTHENTICATION_FAILED',
		id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14',
		message: 'Authentication failed. Please ensure your token is correct.',
		status: 401,
	},
	rateLimitExceeded: {
		code: 'RATE_LIMIT_EXCEEDED',
		id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef',
		message: 'Rate limit exceeded. Please try again later.',
		status: 429,
	},
	credentialRequired: {
		code: 'CREDENTIAL_REQUIRED',
		id: '1384574d-a912-4b81-8601-c7b1c4085df1',
		message: 'Credential required.',
		status: 401,
	},
	suspended: {
		code: 'YOUR_ACCOUNT_SUSPENDED',
		id: 'a8c724b3-6e9c-4b46-b1a8-bc3ed6258370',
		message: 'Your account has been suspended.',
		status: 403,
		kind: 'permission',
	},
	userDeleted: {
		code: 'USER_IS_DELETED',
		id: 'e5b3b9f0-2b8f-4b9f-9c1f-8c5c1b2e1b1a',
		message: 'This account is being deleted.',
		status: 403,
		kind: 'permission',
	},
	moved: {
		code: 'YOUR_ACCOUNT_MOVED',
		id: '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31',
		message: 'You have moved your account.',
		status: 403,
		kind: 'permission',
	},
	notModerator: {
		code: 'ROLE_PERMISSION_DENIED',
		id: 'd33d5333-db36-423d-a8f9-1a2b9549da41',
		message: 'You are not assigned to a moderator role.',
		status: 403,
		kind: 'permission',
	},
	notAdministrator: {
		code: 'ROLE_PERMISSION_DENIED',
		id: 'c3d38592-54c0-429d-be96-5636b0431a61',
		message: 'You are not assigned to an administrator role.',
		status: 403,
		kind: 'permission',
	},
	policyMissing: {
		code: 'ROLE_PERMISSION_DENIED',
		id: '7f86f06f-7e15-4057-8561-f4b6d4ac755a',
		message: 'You are not assigned to a required role.',
		status: 403,
		kind: 'permission',
	},
	permissionDenied: {
		code: 'PERMISSION_DENIED',
		id: '1370e5b7-d4eb-4566-bb1d-7748ee6a1838',
		message: 'Your app does not have the necessary permissions to use this endpoint.',
		status: 403,
		kind: 'permission',
	},
	invalidParam: {
		code: 'INVALID_PARAM',
		id: '3d81ceae-475f-4600-b2a8-2bc116157532',
		message: 'Invalid param.',
	},
	fileRequired: {
		code: 'FILE_REQUIRED',
		id: '4267801e-70d1-416a-b011-4ee502885d8b',
		message: 'File required.',
	},
	internal: {
		code: 'INTERNAL_ERROR',
		id: '5d37dbcb-891e-41ca-a3d6-e690c97775ac',
		message: 'Internal error occurred. Please contact us if the error persists.',
		status: 500,
		kind: 'server',
	},
	/** The id is our own: the real server has no such limit. */
	tooMuchKept: {
		code: 'TOO_MUCH_KEPT',
		id: '8d0c6a52-4f1b-4b6e-9a37-3c5e7b1f2d94',
		message: 'There is no room for more of this. Remove some of it first.',
	},
	unknownEndpoint: {
		code: 'UNKNOWN_API_ENDPOINT',
		id: '2ca3b769-540a-4f08-9dd5-b5a825b6d0f1',
		message: 'Unknown API endpoint.',
		status: 404,
	},
	tooManySignIns: {
		code: 'TOO_MANY_AUTHENTICATION_FAILURES',
		id: '22d05606-fbcf-421a-a2db-b32610dcfd1b',
		message: 'Too many failed attempts to sign in. Try again later.',
		status: 429,
	},
} satisfies Record<string, ErrorDefinition>;
