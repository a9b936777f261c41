import type { Visibility } from '@/domain/Note';
import type { Session } from './session/Session';

/** What one part of the app asks of another; the shell knows which component answers (DESIGN 2). */
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
	  }
	| { readonly kind: 'signIn'; readonly reason: 'asked' | 'required' | 'addAccount' }
	| { readonly kind: 'signUp' }
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
