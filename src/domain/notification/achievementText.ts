import { countedTemplate } from '@/base/countedTemplate';
import { fillTemplate } from '@/base/fillTemplate';
import { readableId } from '@/base/readableId';
import { MILESTONES, type Milestone, type NotificationWords } from './NotificationWords';

const MILESTONE = new RegExp(`^(${MILESTONES.join('|')})([1-9]\\d*)$`);

/**
 * The title of an achievement and what it was earned for; an unknown name is shown as words. An
 * empty line until the texts are loaded.
 */
export function achievementText(name: string, { achievements, language }: NotificationWords): string {
	if (achievements === null) return '\u00A0';
	const { others, milestones, withText } = achievements;
	const other = Object.hasOwn(others, name) ? others[name] : undefined;
	if (other) return fillTemplate(withText, other, language);
	const [, family, digits] = MILESTONE.exec(name) ?? [];
	const milestone = MILESTONES.find(each => each === family);
	if (milestone === undefined) return readableId(name);
	return countedTemplate<Milestone>(milestones, milestone, Number(digits), language);
}
