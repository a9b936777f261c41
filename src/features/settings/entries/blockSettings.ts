import { defaultNoteVisibility } from '@/blocks/actions/defaultNoteVisibility';
import { dataSaver } from '@/blocks/appearance/dataSaver';
import { developerMode } from '@/blocks/appearance/developerMode';
import { emojiStyle } from '@/blocks/emoji/emojiSources';
import { foldsBursts, seenElsewhere } from '@/blocks/feed/readingSettings';
import { singlePictureShape } from '@/blocks/media/MediaGrid';
import { videoVolume } from '@/blocks/media/player/videoVolume';
import { confirmWhenRevealing } from '@/blocks/media/useCover';
import { nsfw } from '@/blocks/media/useIsCovered';
import { instanceTicker } from '@/blocks/note/NoteParts';
import { collapseRenotes } from '@/blocks/note/RenotedNote';
import { avatarSize } from '@/blocks/person/Avatar';
import { reactionsDisplaySize } from '@/blocks/reaction/ReactionBar';
import { baseEntry, flagEntry, preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry, SettingList } from '@/blocks/settings/SettingEntry';
import { swipeTabs } from '@/blocks/tabs/swipeTabs';
import { timeDisplay } from '@/blocks/time/RelativeTime';
import { pollingInterval } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { defaultImageCompressionLevel } from '@/stores/uploads/uploadSettings';
import { customCssEntry } from '../customCss/customCssEntry';
import { MediaPreview } from '../preview/MediaPreview';
import { NotePreview } from '../preview/NotePreview';
import { ReactionsPreview } from '../preview/ReactionsPreview';
import { PushControl } from '../push/PushControl';
import { accountEntries } from './accountEntries';
import { defaultWatermark } from './defaultWatermark';
import { languageEntry } from './languageEntry';
import { notificationEntries } from './notificationEntries';
import { SoundsLink } from './SoundsLink';
import { settingSpots } from './settingSpots';
import { tipsEntry } from './tipsEntry';

const look: readonly SettingEntry[] = [avatarSize, emojiStyle, instanceTicker, timeDisplay].map(preference =>
	preferenceEntry<unknown>(preference, { section: 'preferences/look' }),
);

const media: readonly SettingEntry[] = [
	preferenceEntry(nsfw, { section: 'preferences/media' }),
	preferenceEntry(confirmWhenRevealing, { section: 'preferences/media' }),
	preferenceEntry(singlePictureShape, { section: 'preferences/media' }),
	...(['media', 'avatar', 'urlPreview', 'code'] as const).map(flag =>
		flagEntry(dataSaver, flag, { section: 'preferences/connection' }),
	),
	baseEntry(videoVolume, {
		section: 'preferences/media',
		control: { type: 'range', min: 0, max: 1, step: 0.05, shown: { factor: 100, suffix: '%' } },
	}),
];

const reading: readonly SettingEntry[] = [
	preferenceEntry(reactionsDisplaySize, { section: 'preferences/reactions' }),
	...[swipeTabs, collapseRenotes, seenElsewhere, foldsBursts].map(preference =>
		preferenceEntry<unknown>(preference, { section: 'preferences/timelines' }),
	),
];

const connection: readonly SettingEntry[] = [
	baseEntry(realtimeMode, { section: 'preferences/connection', needsReload: true }),
	preferenceEntry(pollingInterval, { section: 'preferences/connection' }),
];

/** The settings of what several features share, and those that the server keeps of the account. */
export const blockSettings: SettingList = {
	entries: [
		languageEntry,
		tipsEntry,
		...look,
		...media,
		...reading,
		...connection,
		...accountEntries,
		preferenceEntry(defaultNoteVisibility, { section: 'privacy/writing' }),
		...notificationEntries,
		preferenceEntry(defaultImageCompressionLevel, { section: 'driveSettings/uploads' }),
		defaultWatermark,
		customCssEntry,
		preferenceEntry(developerMode, { section: 'other/developers' }),
	],
	views: {
		'preferences/look': NotePreview,
		'preferences/media': MediaPreview,
		'preferences/reactions': ReactionsPreview,
		'notificationSettings/push': PushControl,
		'notificationSettings/which': SoundsLink,
	},
	spots: settingSpots,
};
