import { accountEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { BeforeControl } from './BeforeControl';

const WHO_SEES = ['public', 'followers', 'private'] as const;

const WHO_CHATS = ['everyone', 'followers', 'following', 'mutual', 'none'] as const;

/** Settings of the account that its server keeps, and other people meet. */
export const accountEntries: readonly SettingEntry[] = [
	accountEntry('isLocked', { section: 'privacy/follows' }),
	accountEntry('autoAcceptFollowed', { section: 'privacy/follows' }),
	accountEntry('carefulBot', { section: 'privacy/follows' }),
	accountEntry('followingVisibility', { section: 'privacy/visible', choices: WHO_SEES }),
	accountEntry('followersVisibility', { section: 'privacy/visible', choices: WHO_SEES }),
	accountEntry('publicReactions', { section: 'privacy/visible' }),
	accountEntry('hideOnlineStatus', { section: 'privacy/visible' }),
	accountEntry('chatScope', { section: 'privacy/visible', choices: WHO_CHATS }),
	accountEntry('isExplorable', { section: 'privacy/found' }),
	accountEntry('noCrawle', { section: 'privacy/found' }),
	accountEntry('preventAiLearning', { section: 'privacy/found' }),
	accountEntry('requireSigninToViewContents', { section: 'privacy/notes' }),
	...(['makeNotesFollowersOnlyBefore', 'makeNotesHiddenBefore'] as const).map(field =>
		accountEntry(field, {
			section: 'privacy/notes',
			control: { type: 'own', isLabelled: true, Control: BeforeControl },
		}),
	),
	accountEntry('alwaysMarkNsfw', { section: 'driveSettings/uploads' }),
	accountEntry('autoSensitive', { section: 'driveSettings/uploads' }),
	accountEntry('injectFeaturedNote', { section: 'preferences/timelines' }),
];
