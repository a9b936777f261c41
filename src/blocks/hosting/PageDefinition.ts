import type { ComponentType } from 'react';
import type { Permission } from '@/domain/permissions';
import type { MessageKey } from '@/i18n/messages';
import type { IconName } from '@/ui/Icon';

export interface PageProps {
	/** What the path's variables hold, decoded. */
	readonly params: Readonly<Record<string, string>>;
	readonly search: Readonly<Record<string, unknown>>;
}

/**
 * A page, as data that every host (main view, deck column, window) reads. A page never touches the address bar: it
 * goes elsewhere by its host's router.
 */
export interface PageDefinition {
	/** In the router's own form, such as `/notes/$noteId` or `/@{$acct}`. */
	readonly path: string;
	readonly icon: IconName;
	/** Shown until the page has said more by `useHostTitle`. */
	readonly title: MessageKey;
	/** `member` pages show the not-found page and a sign-in prompt to visitors, `moderator` pages to all others. */
	readonly gate: 'everyone' | 'member' | 'moderator';
	/** Without it a member's token can't show the page: it says so. */
	readonly needs?: Permission;
	/** `plain` scrolls as a whole; `column` brings a list that fills the host and scrolls itself. */
	readonly layout: 'plain' | 'column';
	readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
}
