import { useCallback, useSyncExternalStore } from 'react';
import { localDatabase } from '@/platform/localDatabase';
import { useSession } from '../session/SessionContext';
import { keepUnchanged } from './keepUnchanged';
import { type PreferenceOwner, preferences } from './Preferences';
import type { Preference } from './preference';
import { isOverridden, isSynced, recordFor, withRecord } from './records';
import { undecidedOf } from './sync/undecidedOf';
import { readVersions } from './versions/readVersions';
import type { Version } from './versions/Version';

/** What the menu of a setting shows. To switch its sync: `blocks/preferences/switchSync`, which may have to ask. */
export interface SettingState {
	/** Whether it may have a value for this account alone: not for visitors, nor for keys that belong to an account anyway. */
	readonly canOverride: boolean;
	readonly isOverridden: boolean;
	/** Whether its value may be kept in step with the account's other devices: not for visitors. */
	readonly canSync: boolean;
	readonly isSynced: boolean;
	/** Whether the account's server has another value, and the user has to decide (`PreferenceSync.decide`). */
	readonly isUndecided: boolean;
	/** Whether the value is the one that the declaration gives. */
	readonly isDefault: boolean;
}

/** The account of a part of the page; `Session` is one. */
export interface SettingOwner extends PreferenceOwner {
	readonly isMember: boolean;
}

export function settingState(
	preference: Preference<unknown>,
	owner: SettingOwner,
	undecided = undecidedOf(owner),
): SettingState {
	const records = preferences.records(preference.key);
	const reader = preferences.readerOf(owner);
	const record = recordFor(records, reader);
	return {
		canOverride: owner.isMember && preference.scope !== 'account',
		isOverridden: preference.scope !== 'account' && isOverridden(records, reader),
		canSync: owner.isMember,
		isSynced: owner.isMember && record !== undefined && isSynced(record),
		isUndecided: undecided.getState().some(({ key }) => key === preference.key),
		isDefault: JSON.stringify(preferences.get(preference, owner)) === JSON.stringify(preference.default),
	};
}

const states = new WeakMap<Preference<unknown>, Record<string, SettingState>>();

/** The same for the account of this part of the page, live. */
export function useSettingState<T>(preference: Preference<T>): SettingState {
	const session = useSession();
	const subscribe = useCallback(
		(listener: () => void) => {
			const ends = [preferences.subscribe(preference, listener), undecidedOf(session).subscribe(listener)];
			return () => {
				for (const end of ends) end();
			};
		},
		[preference, session],
	);
	return useSyncExternalStore(subscribe, () => {
		const known = states.get(preference) ?? {};
		const next = keepUnchanged(known, { ...known, [session.key]: settingState(preference, session) });
		states.set(preference, next);
		return next[session.key] as SettingState;
	});
}

/** Gives the account a value of its own, at first the present one. Does nothing where `canOverride` is false. */
export function override(preference: Preference<unknown>, owner: SettingOwner): void {
	preferences.overrideForAccount(preference, preferences.get(preference, owner), owner);
}

/** Removes the account's own value, so that the one of all accounts counts again. */
export function clearOverride(preference: Preference<unknown>, owner: SettingOwner): void {
	preferences.clearOverride(preference, owner);
}

/** Sets the value of the declaration. */
export function reset<T>(preference: Preference<T>, owner: SettingOwner): void {
	preferences.set<T>(preference, preference.default, owner);
}

/** The last 20 distinct values of the key since it is synced, the newest first. */
export async function versionsOf({ key }: Pick<Preference<unknown>, 'key'>): Promise<readonly Version[]> {
	return readVersions(await localDatabase(), key);
}

/** Sets the value of a version where it was set; the present one becomes a version. */
export function putBack({ key }: Pick<Preference<unknown>, 'key'>, { scope, value }: Version): void {
	preferences.changeRecords(key, records => withRecord(records, scope, value), 'version');
}
