import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import type { Draft } from '@/domain/draft/Draft';
import type { ReactionAcceptance } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { acceptanceText, reactionItems } from '../audience/reactionItems';
import { postingItems } from '../posting/postingItems';

/** A form that a note is written in: what the actions of its menu are given. */
export interface ShownForm {
	readonly session: Session;
	readonly draft: Draft;
	readonly showsPreview: boolean;
	readonly onAcceptance: (acceptance: ReactionAcceptance) => void;
	readonly onPreview: (shows: boolean) => void;
	readonly onHelp: () => void;
	readonly onDrafts: () => void;
	/** Undefined where there is nothing to take out of the form. */
	readonly onStartOver: (() => void) | undefined;
}

/** What is not needed for every note, in the order of the form's menu. */
export const COMPOSER_ACTIONS: readonly ActionGroup<ShownForm>[] = [
	[
		{
			id: 'acceptance',
			icon: 'heart',
			name: () => text.postForm.acceptance,
			caption: ({ draft }) => acceptanceText(draft.reactionAcceptance),
			items: ({ draft, onAcceptance }) => reactionItems(draft.reactionAcceptance, onAcceptance),
		},
		{
			id: 'preview',
			icon: ({ showsPreview }) => (showsPreview ? 'eyeOff' : 'eye'),
			label: ({ showsPreview }) => (showsPreview ? text.postForm.hidePreview : text.postForm.showPreview),
			run: ({ showsPreview, onPreview }) => onPreview(!showsPreview),
		},
		{ id: 'help', icon: 'question', name: () => text.postForm.help, run: ({ onHelp }) => onHelp() },
		{ id: 'posting', icon: 'send', name: () => text.outbox.whenPosting, items: ({ session }) => postingItems(session) },
	],
	[
		{ id: 'drafts', icon: 'stack', name: () => text.drafts.title, run: ({ onDrafts }) => onDrafts() },
		{
			id: 'startOver',
			icon: 'eraser',
			name: () => text.postForm.startOver,
			isReady: ({ onStartOver }) => onStartOver !== undefined,
			run: ({ onStartOver }) => onStartOver?.(),
		},
	],
];
