import type { Endpoints as Published } from 'misskey-js';
import type { Loose, WireFile, WireRole } from '../entities';
import type { Known } from './Endpoint';

/** For moderators and administrators. */
export interface ModerationEndpoints {
	'admin/delete-account': Known<'admin/delete-account', undefined>;
	'admin/delete-all-files-of-a-user': Known<'admin/delete-all-files-of-a-user', undefined>;
	'admin/drive/files': Known<'admin/drive/files', WireFile[]>;
	'admin/drive/show-file': Known<'admin/drive/show-file', WireModeratedFile>;
	'admin/emoji/update': Known<'admin/emoji/update', undefined>;
	'admin/reset-password': Known<'admin/reset-password', Loose<{ password: string }>>;
	'admin/roles/assign': Known<'admin/roles/assign', undefined>;
	'admin/roles/list': Known<'admin/roles/list', WireRole[]>;
	'admin/roles/unassign': Known<'admin/roles/unassign', undefined>;
	'admin/show-user': Known<'admin/show-user', WireModeratedUser>;
	'admin/suspend-user': Known<'admin/suspend-user', undefined>;
	'admin/unset-user-avatar': Known<'admin/unset-user-avatar', undefined>;
	'admin/unset-user-banner': Known<'admin/unset-user-banner', undefined>;
	'admin/unsuspend-user': Known<'admin/unsuspend-user', undefined>;
	'admin/update-user-note': Known<'admin/update-user-note', undefined>;
}

type ModeratedUser = Published['admin/show-user']['res'];

/** What moderators get about a user in addition to the profile. */
export type WireModeratedUser = Loose<Omit<ModeratedUser, 'roles' | 'roleAssigns' | 'signins'>> & {
	readonly roles?: readonly WireRole[] | null;
	readonly roleAssigns?: readonly (Loose<ModeratedUser['roleAssigns'][number]> & { readonly roleId: string })[] | null;
	readonly signins?: readonly (Loose<ModeratedUser['signins'][number]> & { readonly id: string })[] | null;
};

export type WireModeratedFile = Loose<Omit<Published['admin/drive/show-file']['res'], 'id'>> & {
	readonly id: string;
	readonly requestIp?: string | null;
};
