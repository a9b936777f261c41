/** The pages that are made of settings, with their sections in order. Titles are in `settingFields.json`. */
export const SETTING_SECTIONS = {
	preferences: ['general', 'look', 'media', 'reactions', 'timelines', 'composer', 'connection'],
	privacy: ['follows', 'visible', 'found', 'notes', 'writing'],
	notificationSettings: ['push', 'popups', 'which', 'manage'],
	driveSettings: ['space', 'uploads', 'watermarks', 'view'],
	deckSettings: ['deck'],
	navbar: ['items', 'bar'],
	emojiPalette: ['palettes', 'picker'],
	customCss: ['css'],
	sounds: ['volume', 'events'],
	statusBars: ['bars'],
	other: ['developers'],
	theme: ['mode', 'themes', 'own'],
} as const;

export type SettingsPageName = keyof typeof SETTING_SECTIONS;

export const SETTINGS_PAGES = Object.keys(SETTING_SECTIONS) as readonly SettingsPageName[];

/** A page and one of its sections. */
export type SettingSection = {
	[P in SettingsPageName]: `${P}/${(typeof SETTING_SECTIONS)[P][number]}`;
}[SettingsPageName];

export const pageOfSection = (section: SettingSection): SettingsPageName =>
	section.slice(0, section.indexOf('/')) as SettingsPageName;
