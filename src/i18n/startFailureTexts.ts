import { reload } from '../../locales/en-US/common.json';
import { somethingHappened } from '../../locales/en-US/error.json';
import {
	newVersionText,
	newVersionTitle,
	troubleshooting,
	unreachableText,
	unreachableTitle,
} from '../../locales/en-US/shell.json';

/** Messages for when the texts themselves may have failed to load: in English and part of the code. */
export const startFailureTexts = {
	reload,
	troubleshooting,
	newVersion: { title: newVersionTitle, body: newVersionText },
	serverDead: { title: unreachableTitle, body: unreachableText },
	broken: { title: somethingHappened, body: '' },
} as const;
