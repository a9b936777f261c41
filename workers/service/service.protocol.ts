import type { PushedPlace } from './pushedPlace';

/** By the ids of accounts. */
export interface PushedAccounts {
	/** What the button of a notification reacts with. Others react with the first default. */
	readonly reactions: Readonly<Record<string, string>>;
	/** What they are called, where the device has several; else empty. */
	readonly names: Readonly<Record<string, string>>;
}

/** What a page tells the service worker. */
export type PageMessage =
	/** After the start: the language of notifications, in which the texts are kept too. */
	| { readonly type: 'initialize'; readonly lang: string }
	/** What notifications say of the accounts that they are for. */
	| ({ readonly type: 'reactions' } & PushedAccounts)
	/**
	 * What a page has for the browser to show, in the form of a push. `account` names the account that it is for, where
	 * there are several.
	 */
	| { readonly type: 'tell'; readonly push: unknown; readonly account: string | null }
	/** A page has told of a notification by itself, in front: its push needn't be shown. */
	| { readonly type: 'told'; readonly userId: string; readonly id: string }
	/** The page listens to orders. */
	| { readonly type: 'ready' }
	/** The page has got the order with this id. */
	| { readonly type: 'taken'; readonly id: string };

/** Asks a page to do what a notification is about; pages alone have tokens (rules/start#service-worker). */
export type WorkerOrder = {
	readonly type: 'order';
	/** The id of the account that it is for. */
	readonly loginId: string;
	readonly url: string;
} & (
	| { readonly order: 'push' }
	| { readonly order: 'post'; readonly options: { readonly replyId: string } }
	| { readonly order: 'react'; readonly noteId: string; readonly reaction: string }
	| { readonly order: 'answer'; readonly userId: string; readonly isAccepted: boolean }
);

/** An order on its way. It may come twice, under the same id. */
export type SentOrder = WorkerOrder & { readonly id: string };

/** What the worker keeps with a notification that it shows. */
export interface ShownPush extends PushedPlace {
	/** The id of the account that it is for. */
	readonly userId: string;
	/** The names of those who did the same, the latest first. */
	readonly names: readonly string[];
	/** Their ids, as several may have the same name. Missing in what an earlier version shows. */
	readonly people?: readonly string[];
	/** How many people did the same. */
	readonly count: number;
	/** What its button reacts with. */
	readonly reaction: string;
}

/** The lock that every page holds as long as it is open, so that the files of its build are kept. */
export const buildLock = (build: string): string => `build:${build}`;
