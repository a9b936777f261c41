import type { ReactNode } from 'react';
import type { Session } from '@/stores/session/Session';
import type { InstallErrorTexts } from './InstallErrorTexts';

/** What a page of the web offers to install, as the feature of its kind knows it. */
export interface OfferedThing {
	readonly name: string;
	/** What it is, to look at before it is installed. */
	readonly facts: ReactNode;
	/** @returns why it was refused, if it was */
	install(): Promise<'installed' | 'cancelled' | InstallErrorTexts>;
	/** What to know once it is installed. */
	readonly about: string;
	/** What can be done then. */
	readonly actions: ReactNode;
}

export interface OfferReading {
	/** Null if it can't be shown. */
	readonly thing: OfferedThing | null;
	/** Why it can't be installed; null if it can. */
	readonly error: InstallErrorTexts | null;
	/** Whether the same text may be read at another try. */
	readonly canRetry?: boolean;
}

/** Reads the text of an offer of one kind. */
export type OfferReader = (session: Session, data: string) => Promise<OfferReading>;

/** How to load the reader of each kind, by the names that servers have for them. */
export type OfferReaders = Readonly<Record<string, () => Promise<OfferReader>>>;
