import { reload } from '../../locales/en-US/common.json';
import { somethingHappened } from '../../locales/en-US/error.json';
import { newVersionText, newVersionTitle, unreachableText, unreachableTitle } from '../../locales/en-US/shell.json';

/** What is said where the texts themselves may be what could not be loaded: in English, as part of the code. */
export const startFailureTexts = {
	reload,
	newVersion: { title: newVersionTitle, body: newVersionText },
	serverDead: { title: unreachableTitle, body: unreachableText },
	broken: { title: somethingHappened, body: '' },
} as const;
