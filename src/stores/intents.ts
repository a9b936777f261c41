import type { ColumnTarget } from '@/domain/deck/deck';
import type { Draft } from '@/domain/draft/Draft';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Visibility } from '@/domain/note/Note';
import type { AccountEnd } from './session/accountEnds';
import type { StoredAccount } from './session/accounts';
import type { FormerAccount } from './session/formerAccounts';
import type { Session } from './session/Session';

/** A request from one part of the app to another; the shell maps it to the component that handles it. */
export type Intent =
	| {
			readonly kind: 'compose';
			readonly session: Session;
			readonly replyTo?: string;
			readonly quote?: string;
			readonly channelId?: string;
			/** Starts the text with `@name `. */
			readonly mention?: string;
			readonly visibility?: Visibility;
			readonly localOnly?: boolean;
			readonly text?: string;
			/** The content warning. */
			readonly cw?: string;
			/** Drive files that are attached from the start. */
			readonly files?: readonly DriveFile[];
			/** A note that was deleted to be edited and posted again, with its content. */
			readonly rewrite?: { readonly noteId: string; readonly draft: Draft };
			/** The draft's context, if it doesn't follow from the other fields. */
			readonly context?: string;
	  }
	| {
			/** Opens the list of drafts. */
			readonly kind: 'drafts';
			readonly session: Session;
	  }
	| {
			/** Opens the list of unsent notes. */
			readonly kind: 'outbox';
	  }
	| {
			readonly kind: 'signIn';
			readonly reason: 'asked' | 'required' | 'addAccount';
			/** The account that is to sign in again, where it is known. */
			readonly who?: Pick<StoredAccount, 'origin' | 'username'>;
	  }
	| { readonly kind: 'signUp' }
	| {
			/** Shows the deck's column of this kind and target, adding it if missing. */
			readonly kind: 'showColumn';
			readonly session: Session;
			readonly column: string;
			readonly target?: ColumnTarget;
			/** The name of a column that is added; by default that of its kind. */
			readonly name?: string;
	  }
	| {
			/** Opens the menu of all columns that can be added to the deck. */
			readonly kind: 'addColumn';
			readonly anchor: HTMLElement;
	  }
	| {
			/** Another account has signed in, in addition to the page's own. */
			readonly kind: 'accountAdded';
			readonly account: StoredAccount;
	  }
	| {
			/** Loads the page anew with another account of this device, once its server has confirmed it. */
			readonly kind: 'switchAccount';
			readonly account: StoredAccount;
	  }
	| {
			/** Removes an account from this device, if the user confirms it. */
			readonly kind: 'signOut';
			readonly account: StoredAccount;
	  }
	| {
			/** Removes all accounts with all that is stored, if the user confirms it. */
			readonly kind: 'signOutOfAll';
	  }
	| {
			/** A check has found that an account without a session has ended: it leaves the list; its unsent work stays. */
			readonly kind: 'accountEnded';
			readonly account: StoredAccount;
			readonly end: AccountEnd;
	  }
	| {
			/** Takes a former account off the list, asking what becomes of its unsent work. */
			readonly kind: 'clearFormer';
			readonly account: FormerAccount;
	  }
	| {
			/** Opens the menu of a user. */
			readonly kind: 'userMenu';
			readonly session: Session;
			readonly userId: string;
			readonly anchor: Element | { x: number; y: number };
			/** Navigation of the place that asks; by default pages open in a window. */
			readonly navigation?: { navigate: (path: string) => void; href: (path: string) => string };
	  }
	| {
			/** Lets the user choose files from their drive. */
			readonly kind: 'pickDriveFiles';
			readonly session: Session;
			/** MIME type or group of types, such as `image/*`. */
			readonly type?: string;
			readonly max: number;
			readonly choose: (files: readonly DriveFile[]) => void;
	  }
	| {
			/** Lets the user choose a folder of their drive. */
			readonly kind: 'pickDriveFolder';
			readonly session: Session;
			/** What it is chosen for. */
			readonly title: string;
			/** The button that chooses the open folder. */
			readonly doneText: string;
			/** Called with null for the root; not if cancelled. */
			readonly choose: (folderId: string | null) => void;
	  }
	| {
			/** Starts the plugins of a session that have not started yet, also where the page runs none by itself. */
			readonly kind: 'startPlugins';
			readonly session: Session;
	  }
	| { readonly kind: 'openWindow'; readonly session: Session; readonly path: string }
	| {
			readonly kind: 'pickEmoji';
			readonly session: Session;
			readonly anchor: HTMLElement;
			/** A reaction (uses the reaction palettes, and only what the note accepts), or an emoji for a text. */
			readonly purpose: 'reaction' | 'text';
			readonly noteId?: string;
			/** Called with the form that is sent: `👍` or `:name:`. */
			readonly choose: (emoji: string) => void;
	  }
	| {
			/** Opens the menu of an emoji. */
			readonly kind: 'emojiMenu';
			readonly session: Session;
			/** In the form of reaction keys: `❤`, `:name:`, `:name@host:`. */
			readonly emoji: string;
			/** The URL of its picture, if the note or user came with it. */
			readonly url?: string | null;
			readonly anchor: HTMLElement;
			/** The note that it is a reaction to, so that the menu can list who reacted. */
			readonly noteId?: string;
			/** Reacts with it; missing if there is nothing to react to. */
			readonly react?: (emoji: string) => void;
	  }
	| {
			/** Opens the editor for what is drawn onto a picture before uploading. */
			readonly kind: 'editImageLayers';
			readonly session: Session;
			/** The picture to preview the layers on; null for a sample. */
			readonly image: Blob | null;
			/** For a watermark, only kinds that can be part of one are offered. */
			readonly purpose: 'effects' | 'watermark';
			readonly layers: readonly ImageLayer[];
			/** Called with the new layers unless the user cancels. */
			readonly done: (layers: readonly ImageLayer[]) => void;
	  }
	| {
			/** Opens the list of watermark presets, where they are created, edited, deleted and made the default. */
			readonly kind: 'manageWatermarks';
			readonly session: Session;
			/** The picture to preview them on; null for a sample. */
			readonly image: Blob | null;
	  }
	| {
			/** Lists who reacted to a note, starting with the given reaction or the most frequent one. */
			readonly kind: 'reactionUsers';
			readonly session: Session;
			readonly noteId: string;
			readonly reaction?: string;
	  };

type Handler = (intent: Intent) => void;

/** Has one listener, the shell. Intents sent before it listens are kept for it. */
class Intents {
	#handler: Handler | null = null;
	#waiting: Intent[] = [];

	send(intent: Intent): void {
		if (this.#handler) this.#handler(intent);
		else this.#waiting.push(intent);
	}

	/** @returns the function that unsubscribes */
	listen(handler: Handler): () => void {
		this.#handler = handler;
		for (const intent of this.#waiting.splice(0)) handler(intent);
		return () => {
			if (this.#handler === handler) this.#handler = null;
		};
	}
}

export const intents = new Intents();
