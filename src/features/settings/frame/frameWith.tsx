import type { ComponentType } from 'react';
import type { FrameProps } from '@/blocks/hosting/FrameDefinition';
import type { ColumnsOf } from '@/blocks/settings/ColumnsOf';
import type { LoadSettings, SettingViews } from '@/blocks/settings/SettingEntry';
import { blockSettings } from '../entries/blockSettings';
import { SettingsFrame } from './SettingsFrame';

/** The frame of the settings pages, with what all features have to set. */
export async function frameWith(
	sources: readonly LoadSettings[],
	columnsOf: ColumnsOf,
): Promise<{ default: ComponentType<FrameProps> }> {
	const loaded = await Promise.all(sources.map(load => load()));
	const lists = [blockSettings, ...loaded.map(({ settings }) => settings)];
	const list = {
		entries: lists.flatMap(({ entries }) => entries),
		spots: lists.flatMap(({ spots = [] }) => spots),
		views: Object.assign({}, ...lists.map(({ views }) => views)) as SettingViews,
		columnsOf,
	};
	return { default: props => <SettingsFrame {...props} list={list} /> };
}
