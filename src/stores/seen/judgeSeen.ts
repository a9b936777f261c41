import { wordMuteClient } from '@workers/wordMute/wordMute.client';
import type { SeenNote } from '@/domain/seen/SeenNote';
import type { MuteVerdict } from '../muting/WordMutes';
import type { Session } from '../session/Session';

/** Whether the account mutes these notes by their words now, in order; its own never are. */
export async function judgeSeen(session: Session, notes: readonly SeenNote[]): Promise<readonly MuteVerdict[]> {
	const { hard, soft } = session.wordMutes.rules;
	const rules = [...hard, ...soft];
	if (rules.length === 0) return notes.map(() => 'none');
	const texts = notes.map(({ cw, text }) => [cw, text].filter(part => part !== null && part !== '').join('\n'));
	const { matches, hostile } = await wordMuteClient.match(rules, texts);
	session.wordMutes.switchOff(hostile);
	return notes.map(({ userId }, index) => {
		const match = userId === session.userId ? -1 : (matches[index] ?? -1);
		return match < 0 ? 'none' : match < hard.length ? 'hard' : 'soft';
	});
}
