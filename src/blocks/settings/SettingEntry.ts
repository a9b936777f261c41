import type { ComponentType } from 'react';
import type { PageViewer } from '@/blocks/hosting/pageGates';
import type { PlainPage } from '@/domain/paths/PlainPage';
import type { AccountField } from '@/stores/accountFields/AccountFields';
import type { BaseSetting } from '@/stores/preferences/baseSetting';
import type { Preference } from '@/stores/preferences/preference';
import type { SettingSection } from './settingSections';

/** Where a setting's value is kept. */
export type SettingSource =
	| { readonly type: 'preference'; readonly preference: Preference<unknown>; readonly part?: SettingPart }
	| { readonly type: 'base'; readonly setting: BaseSetting<unknown>; readonly part?: SettingPart }
	| { readonly type: 'account'; readonly field: AccountField; readonly part?: SettingPart }
	/** Kept elsewhere, such as the language. */
	| { readonly type: 'own'; readonly use: () => unknown; readonly set: (value: unknown) => void };

/** One value within a stored one, such as one of the flags of data saver. */
export interface SettingPart {
	readonly read: (whole: unknown) => unknown;
	/** @returns a copy of the whole with another part */
	readonly write: (whole: unknown, part: unknown) => unknown;
}

/** What a control is given, whose values the entry alone knows. */
export interface OwnControlProps {
	readonly label: string;
	readonly caption: string | undefined;
	readonly value: unknown;
	readonly error: string | undefined;
	readonly disabled: boolean;
	readonly onChange: (value: unknown) => void;
}

export type SettingControl =
	| { readonly type: 'switch' }
	/** The labels of the values are in the texts, by the values as strings. */
	| {
			readonly type: 'choice';
			readonly values: readonly unknown[];
			/** Labels that aren't in the texts, such as the names of languages. */
			readonly names?: Readonly<Record<string, string>>;
	  }
	| {
			readonly type: 'range';
			readonly min: number;
			readonly max: number;
			readonly step: number;
			/** What is shown for a stored number; by default the number. */
			readonly shown?: { readonly factor: number; readonly suffix: string };
	  }
	| {
			readonly type: 'own';
			readonly Control: ComponentType<OwnControlProps>;
			/** Whether its first line is its label, which leaves room for the setting's menu. */
			readonly isLabelled?: boolean;
	  };

/**
 * A setting as data: the settings pages, their search and the menu of the setting are made from it. Its texts are in
 * `locales/<language>/settingFields.json`, under its key.
 */
export interface SettingEntry {
	/** The storage key, with the part after a dot. The marker of the setting in the addresses of its page. */
	readonly key: string;
	readonly section: SettingSection;
	readonly source: SettingSource;
	readonly control: SettingControl;
	/** Whether it has an effect for this user; by default for everyone. */
	readonly isOffered?: (viewer: PageViewer) => boolean;
	/** Shows at once what it changes, below its control; a `view` of its section may do so for several. */
	readonly Preview?: ComponentType;
	/** Whether a change shows only after the page has been loaded anew, which is then offered. */
	readonly needsReload?: true;
}

/** Something else on a settings page that the search finds: an action, or a list. Its page has the marker. */
export interface SettingSpot {
	readonly key: string;
	readonly page: PlainPage;
}

/** What sections show above their settings: what these change, better seen than described, or what belongs to them. */
export type SettingViews = { readonly [S in SettingSection]?: ComponentType };

/** What a part of the app has to set. */
export interface SettingList {
	readonly entries: readonly SettingEntry[];
	readonly spots?: readonly SettingSpot[];
	readonly views?: SettingViews;
}

/** Loads the settings of a feature, which is otherwise not loaded for the settings pages. */
export type LoadSettings = () => Promise<{ readonly settings: SettingList }>;
