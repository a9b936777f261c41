import { useState } from 'react';
import { string } from 'valibot';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import type { InstallErrorTexts } from './InstallErrorTexts';

export interface PastedCode {
	readonly code: string;
	/** Why its installation was refused; null since it was edited. */
	readonly refusal: InstallErrorTexts | null;
	readonly edit: (code: string) => void;
	readonly refuse: (why: InstallErrorTexts) => void;
}

/**
 * The code of something to install, which this device keeps until it is installed or emptied.
 * @param page the name under which it is kept
 */
export function usePastedCode(page: string): PastedCode {
	const session = useSession();
	const [code, setCode] = useState(() => readEdits(session, page, string()) ?? '');
	const [refusal, setRefusal] = useState<InstallErrorTexts | null>(null);
	return {
		code,
		refusal,
		edit(next) {
			setCode(next);
			setRefusal(null);
			keepEdits(session, page, next === '' ? null : next);
		},
		refuse: setRefusal,
	};
}
