import type { Draft } from '@/domain/draft/Draft';
import type { ReactionAcceptance } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { acceptanceText, reactionItems } from '../audience/reactionItems';
import { postingItems } from '../posting/postingItems';

interface ComposerMenuRequest {
	readonly anchor: HTMLElement;
	readonly draft: Draft;
	readonly showsPreview: boolean;
	readonly onAcceptance: (acceptance: ReactionAcceptance) => void;
	readonly onPreview: (shows: boolean) => void;
	readonly onHelp: () => void;
	readonly onDrafts: () => void;
	/** Missing if the form is empty. */
	readonly onStartOver?: (() => void) | undefined;
}

/** Opens the menu with rarely used functions. */
export function openComposerMenu(request: ComposerMenuRequest): void {
	const { anchor, draft, showsPreview, onAcceptance, onPreview, onHelp, onDrafts, onStartOver } = request;
	const items: MenuItem[] = [
		{
			type: 'submenu',
			text: text.postForm.acceptance,
			caption: acceptanceText(draft.reactionAcceptance),
			icon: 'heart',
			items: reactionItems(draft.reactionAcceptance, onAcceptance),
		},
		{
			text: showsPreview ? text.postForm.hidePreview : text.postForm.showPreview,
			icon: showsPreview ? 'eyeOff' : 'eye',
			onSelect: () => onPreview(!showsPreview),
		},
		{ text: text.postForm.help, icon: 'question', onSelect: onHelp },
		{ type: 'submenu', text: text.outbox.whenPosting, icon: 'send', items: postingItems },
		{ type: 'divider' },
		{ text: text.drafts.title, icon: 'stack', onSelect: onDrafts },
		{
			text: text.postForm.startOver,
			icon: 'eraser',
			disabled: onStartOver === undefined,
			onSelect: () => onStartOver?.(),
		},
	];
	openMenu({ anchor, items, label: text.postForm.more });
}
