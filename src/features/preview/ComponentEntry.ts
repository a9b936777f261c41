import type { ReactNode } from 'react';
import type { Messages } from '@/i18n/messages';

/** Components of one kind, in their states. */
export interface ComponentEntry {
	/** Its title: `preview.parts.<id>`. */
	readonly id: keyof Messages['preview']['parts'];
	/** The files of `src/ui` that it shows, without their endings; a test finds those that no entry has. */
	readonly shows: readonly string[];
	readonly Samples: () => ReactNode;
}
