import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { SyncChoice, SyncConflict } from '@/stores/preferences/sync/SyncChoice';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { ask } from '@/ui/dialog/dialogs';
import { settingName } from './settingName';
import { valueSummary } from './valueSummary';

/** Only one question at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Asks which of two values of a synced setting to use (rules/preferences#sync). Names the account unless it is the
 * page's.
 */
export function askSync(conflict: SyncConflict, session: Session): Promise<SyncChoice> {
	const answer = last.then(() => askNow(conflict, session));
	last = answer.catch(() => {});
	return answer;
}

async function askNow({ key, server, device, merged }: SyncConflict, session: Session): Promise<SyncChoice> {
	const { sync } = text.profiles;
	const values = { server: valueSummary(key, server), device: valueSummary(key, device) };
	const { account } = session;
	const whose =
		account === null || session === currentSession()
			? ''
			: `${t('profiles.sync.conflictAccount', { account: acct(account) })}\n`;
	const answer = await ask<SyncChoice>(
		{
			title: t('profiles.sync.conflictTitle', { name: settingName(key) }),
			text: `${whose}${t('profiles.sync.conflictText', values)}`,
		},
		[
			...(merged === undefined ? [] : [{ value: 'merge', text: sync.merge, primary: true } as const]),
			{ value: 'server', text: sync.server, primary: merged === undefined },
			{ value: 'device', text: sync.device },
			{ value: 'cancel', text: text.common.cancel },
		],
	);
	return answer ?? 'cancel';
}
