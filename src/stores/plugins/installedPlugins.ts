import { isRecord } from '@/base/isRecord';
import type { Plugin, PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import { preferences } from '../preferences/Preferences';
import type { Session } from '../session/Session';
import { plugins } from './pluginPreferences';

type Owner = Pick<Session, 'key' | 'isMember'>;

const cache = new WeakMap<object, readonly Plugin[]>();

/** Those of a stored list that can be shown and run; the same list gives the same answer. */
export function usablePlugins(stored: readonly Plugin[]): readonly Plugin[] {
	let usable = cache.get(stored);
	if (!usable) {
		usable = stored.filter(isPlugin);
		cache.set(stored, usable);
	}
	return usable;
}

/** The plugins of an account, in the order of installing. */
export const installedPlugins = (owner: Owner): readonly Plugin[] => usablePlugins(preferences.get(plugins, owner));

/** @throws {PluginError} one with the name is installed */
export function refuseInstalled({ name }: Pick<PluginMeta, 'name'>, owner: Owner): void {
	if (installedPlugins(owner).some(plugin => plugin.name === name)) throw new PluginError('installed');
}

/**
 * Adds a plugin to the account's, active; does nothing for visitors.
 * @throws {PluginError} one with its name is installed
 */
export function addPlugin(installId: string, meta: PluginMeta, src: string, owner: Owner): void {
	if (!owner.isMember) return;
	refuseInstalled(meta, owner);
	const plugin: Plugin = { ...meta, installId, src, active: true, configData: {} };
	// Another tab may have added it meanwhile.
	const isIt = (each: Plugin) => isPlugin(each) && (each.installId === installId || each.name === meta.name);
	preferences.update(plugins, list => (list.some(isIt) ? list : [...list, plugin]), owner);
}

/** Gives a plugin another code; its settings stay, as far as the new one has them. */
export function replacePlugin(installId: string, meta: PluginMeta, src: string, owner: Owner): void {
	change(installId, plugin => ({ ...plugin, ...meta, src }), owner);
}

export function setActive(installId: string, active: boolean, owner: Owner): void {
	change(installId, plugin => ({ ...plugin, active }), owner);
}

export function setConfig(installId: string, configData: Plugin['configData'], owner: Owner): void {
	change(installId, plugin => ({ ...plugin, configData }), owner);
}

export function removePlugin(installId: string, owner: Owner): void {
	preferences.update(plugins, list => list.filter(each => each?.installId !== installId), owner);
}

function change(installId: string, edit: (plugin: Plugin) => Plugin, owner: Owner): void {
	preferences.update(
		plugins,
		list => list.map(each => (isPlugin(each) && each.installId === installId ? edit(each) : each)),
		owner,
	);
}

function isPlugin(value: unknown): value is Plugin {
	if (typeof value !== 'object' || value === null) return false;
	const { installId, name, active, configData, src } = value as Partial<Record<keyof Plugin, unknown>>;
	const hasId = typeof installId === 'string' && installId !== '' && typeof name === 'string';
	return hasId && typeof active === 'boolean' && isRecord(configData) && (src === null || typeof src === 'string');
}
