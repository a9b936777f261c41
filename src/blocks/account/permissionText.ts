import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** "Read: your notifications"; a permission that this version has no text for is shown by its name. */
export function permissionText(permission: string): string {
	const [kind = '', ...rest] = permission.split(':');
	const thing = rest.join(':');
	const name = wordsFor(text.miauth.things, thing) ?? adminThing(thing) ?? thing;
	return kind === 'write' ? t('miauth.write', { thing: name }) : t('miauth.read', { thing: name });
}

function adminThing(thing: string): string | undefined {
	if (!thing.startsWith('admin:')) return undefined;
	const name = thing.slice('admin:'.length);
	return t('miauth.administration', { thing: wordsFor(text.miauth.adminThings, name) ?? name.replaceAll('-', ' ') });
}

const wordsFor = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
	Object.hasOwn(words, name) ? words[name] : undefined;
