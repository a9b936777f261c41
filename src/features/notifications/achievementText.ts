import { readableId } from '@/base/readableId';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';

const MILESTONES = ['notes', 'login', 'following', 'followers', 'passedSinceAccountCreated'] as const;
const MILESTONE = new RegExp(`^(${MILESTONES.join('|')})([1-9]\\d*)$`);

/** The title of an achievement and what it was earned for; an unknown name is shown as words. */
export function achievementText(name: string): string {
	const { others, milestones, withText } = text.achievements;
	if (isKeyOf(others, name)) return fill(withText, others[name]);
	const [, family, digits] = MILESTONE.exec(name) ?? [];
	const milestone = MILESTONES.find(each => each === family);
	if (milestone === undefined) return readableId(name);
	return counted(milestones, milestone, Number(digits));
}

const isKeyOf = <T extends object>(texts: T, key: string): key is keyof T & string => Object.hasOwn(texts, key);
