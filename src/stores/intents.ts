import type { ColumnTarget } from '@/domain/deck/deck';
import type { Draft } from '@/domain/draft/Draft';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Visibility } from '@/domain/note/Note';
import type { StoredAccount } from './session/accounts';
import type { Session } from './session/Session';

/** What one part of the app asks of another; the shell knows which component answers. */
export type Intent =
	| {
			readonly kind: 'compose';
			readonly session: Session;
			readonly replyTo?: string;
			readonly quote?: string;
			readonly channelId?: string;
			/** Begins with `@name `. */
			readonly mention?: string;
			readonly visibility?: Visibility;
			readonly text?: string;
			/** Of the drive, attached from the start. */
			readonly files?: readonly DriveFile[];
			/** A note that was deleted to be written anew, with what it said. */
			readonly rewrite?: { readonly noteId: string; readonly draft: Draft };
			/** The draft's context, where it isn't the one that follows from the rest. */
			readonly context?: string;
	  }
	| {
			/** What was begun and not posted. */
			readonly kind: 'drafts';
			readonly session: Session;
	  }
	| {
			/** What waits to be posted. */
			readonly kind: 'outbox';
	  }
	| { readonly kind: 'signIn'; readonly reason: 'asked' | 'required' | 'addAccount' }
	| { readonly kind: 'signUp' }
	| {
			/** Leads to the deck's column of this kind and target, which it gets if it has none. */
			readonly kind: 'showColumn';
			readonly session: Session;
			readonly column: string;
			readonly target?: ColumnTarget;
			/** What the column is called if it is added; absent: as its kind is. */
			readonly name?: string;
	  }
	| {
			/** A further account was signed in to, beside the page's own. */
			readonly kind: 'accountAdded';
			readonly account: StoredAccount;
	  }
	| {
			/** What can be done with a person. */
			readonly kind: 'userMenu';
			readonly session: Session;
			readonly userId: string;
			readonly anchor: Element | { x: number; y: number };
			/** How the place that asks leads to pages; a window of its own where it does not say. */
			readonly navigation?: { navigate: (path: string) => void; href: (path: string) => string };
	  }
	| {
			/** Lets somebody choose files of their drive. */
			readonly kind: 'pickDriveFiles';
			readonly session: Session;
			/** MIME type or group of types, such as `image/*`. */
			readonly type?: string;
			readonly max: number;
			readonly choose: (files: readonly DriveFile[]) => void;
	  }
	| { readonly kind: 'openWindow'; readonly session: Session; readonly path: string }
	| {
			readonly kind: 'pickEmoji';
			readonly session: Session;
			readonly anchor: HTMLElement;
			/** A reaction (which palettes are for reactions, what the note accepts) or a piece of text. */
			readonly purpose: 'reaction' | 'text';
			readonly noteId?: string;
			/** In the form that is sent: `👍` or `:name:`. */
			readonly choose: (emoji: string) => void;
	  }
	| {
			/** What can be done with one emoji, wherever it stands. */
			readonly kind: 'emojiMenu';
			readonly session: Session;
			/** As reactions are keyed: `❤`, `:name:`, `:name@host:`. */
			readonly emoji: string;
			/** Its picture, where the note or the person brought it along. */
			readonly url?: string | null;
			readonly anchor: HTMLElement;
			/** The note that it is a reaction of: who chose it can be shown. */
			readonly noteId?: string;
			/** Reacts with it, where there is something to react to. */
			readonly react?: (emoji: string) => void;
	  }
	| {
			/** Edits what is drawn onto a picture before it goes up. */
			readonly kind: 'editImageLayers';
			readonly session: Session;
			/** What the layers are tried on; null: a sample. */
			readonly image: Blob | null;
			/** For a watermark only what may be part of one is offered. */
			readonly purpose: 'effects' | 'watermark';
			readonly layers: readonly ImageLayer[];
			/** Called with the new layers, unless somebody thought better of it. */
			readonly done: (layers: readonly ImageLayer[]) => void;
	  }
	| {
			/** The watermarks that somebody keeps: made, edited, deleted, and which of them is the default. */
			readonly kind: 'manageWatermarks';
			readonly session: Session;
			/** What they are shown on; null: a sample. */
			readonly image: Blob | null;
	  }
	| {
			/** Who reacted to a note; with one reaction first, or the most used one. */
			readonly kind: 'reactionUsers';
			readonly session: Session;
			readonly noteId: string;
			readonly reaction?: string;
	  };

type Handler = (intent: Intent) => void;

/** One listener, the shell; what is asked before it listens waits for it. */
class Intents {
	#handler: Handler | null = null;
	#waiting: Intent[] = [];

	send(intent: Intent): void {
		if (this.#handler) this.#handler(intent);
		else this.#waiting.push(intent);
	}

	/** @returns ends it */
	listen(handler: Handler): () => void {
		this.#handler = handler;
		for (const intent of this.#waiting.splice(0)) handler(intent);
		return () => {
			if (this.#handler === handler) this.#handler = null;
		};
	}
}

export const intents = new Intents();
