import type { AiData } from '@workers/aiscript/aiscript.protocol';
import { currentLanguage } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';

/** What a program of the session's own person knows from the start. */
export async function scriptConstants(session: Session): Promise<ReadonlyMap<string, AiData>> {
	await session.emojis.load();
	const { me } = session.me.getState();
	return new Map<string, AiData>([
		['USER_ID', session.userId],
		['USER_NAME', me?.name ?? null],
		['USER_USERNAME', session.account?.username ?? null],
		['CUSTOM_EMOJIS', session.emojis.all.map(emojiOf)],
		['LOCALE', currentLanguage()],
		['SERVER_URL', session.origin],
	]);
}

const emojiOf = ({ name, category, url, aliases }: Session['emojis']['all'][number]): AiData =>
	new Map<string, AiData>([
		['name', name],
		['category', category],
		['url', url],
		['aliases', [...aliases]],
	]);
