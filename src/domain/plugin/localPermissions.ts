/** What the app itself lets a plugin do, beside what its key lets it do on a server (rules/plugins#columns). */
export const LOCAL_PERMISSIONS = ['quarterdeck:columns'] as const;

export type LocalPermission = (typeof LOCAL_PERMISSIONS)[number];

/** How the names of all of them begin, also those of later versions. */
const LOCAL = /^quarterdeck:/i;

const isKnown = (permission: string): permission is LocalPermission =>
	LOCAL_PERMISSIONS.some(known => known === permission);

/** Those that a server grants: only these are ever sent to one. */
export const serverPermissions = (permissions: readonly string[]): readonly string[] =>
	permissions.filter(permission => !LOCAL.test(permission));

/** Those that the app grants. */
export const localPermissions = (permissions: readonly string[]): readonly LocalPermission[] =>
	permissions.filter(isKnown);

/** What a person can be asked about: all but those of the app that this version doesn't know. */
export const knownPermissions = (permissions: readonly string[]): readonly string[] =>
	permissions.filter(permission => !LOCAL.test(permission) || isKnown(permission));

/** For a program that lacks one; as English as the interpreter's own texts. */
export const permissionNeeded = (permission: LocalPermission): Error =>
	new Error(`The plugin does not have the permission '${permission}'.`);
