import { isRecord } from '@/base/isRecord';
import type { AppIdentity } from '@/domain/manifest/webManifest';
import type { Core } from '../Core';

/** What the app is named after on the home server. */
export function ownIdentity({ settings, urls }: Core): AppIdentity {
	const { name, shortName, themeColor, iconUrl, app192IconUrl, app512IconUrl } = settings.all();
	const address = (icon: string | null | undefined) => (icon ? urls.absolute(icon) : null);
	return {
		name,
		shortName,
		themeColor,
		icon192: address(app192IconUrl ?? iconUrl),
		icon512: address(app512IconUrl ?? iconUrl),
	};
}

/** The manifest's fields that administrators have set as JSON; none if it can't be read. */
export function manifestOverride({ settings }: Core): object {
	try {
		const fields: unknown = JSON.parse(settings.get('manifestJsonOverride') || '{}');
		return isRecord(fields) ? fields : {};
	} catch {
		return {};
	}
}
