import { text } from '@/i18n/text';

/** What it says first, by the hour of the day. */
export function greetingAt(now: Date): string {
	const { morning, day, evening, night } = text.widgets.aichan.greetings;
	const hour = now.getHours();
	if (hour < 5) return night;
	if (hour < 11) return morning;
	return hour < 18 ? day : evening;
}

/** What it says then, one after the other. */
export function nextLine(count: number): string {
	const lines = Object.values(text.widgets.aichan.lines);
	return lines[(count - 1) % lines.length] ?? '';
}
