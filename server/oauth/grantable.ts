import { ADMIN_TOKEN_PERMISSIONS, TOKEN_PERMISSIONS } from '@/domain/account/tokenPermissions';

/** The permissions that apps may be granted. */
export const grantable: ReadonlySet<string> = new Set([...TOKEN_PERMISSIONS, ...ADMIN_TOKEN_PERMISSIONS]);
