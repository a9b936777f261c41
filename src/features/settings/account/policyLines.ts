import { isRecord } from '@/base/isRecord';
import type { Fact } from '@/blocks/person/Facts';
import { lengthOfTime } from '@/i18n/lengthOfTime';
import { numberText } from '@/i18n/numberText';
import { t } from '@/i18n/t';
import { currentLanguage, text } from '@/i18n/text';

type PolicyName = keyof typeof text.ownAccount.policyNames;

const MINUTE_MS = 60_000;

/** Policies with a number that isn't a plain count. */
const UNITS: Readonly<Partial<Record<PolicyName, (value: number) => string>>> = {
	driveCapacityMb: value => t('ownAccount.mebibytes', { size: value }),
	maxFileSizeMb: value => t('ownAccount.mebibytes', { size: value }),
	inviteLimitCycle: value => lengthOfTime(value * MINUTE_MS),
	inviteExpirationTime: value => (value === 0 ? text.ownAccount.never : lengthOfTime(value * MINUTE_MS)),
	rateLimitFactor: value => new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(value),
};

/** What the roles allow, in words; policies that this version doesn't know are left out. */
export function policyLines(policies: unknown): readonly Fact[] {
	const told = isRecord(policies) ? policies : {};
	const names: Readonly<Record<string, string>> = text.ownAccount.policyNames;
	return Object.keys(names).flatMap(key => {
		const value = valueText(key as PolicyName, told[key]);
		return value === null ? [] : [{ name: names[key] ?? key, value }];
	});
}

function valueText(name: PolicyName, value: unknown): string | null {
	if (typeof value === 'boolean') return value ? text.ownAccount.yes : text.ownAccount.no;
	if (typeof value === 'number') return UNITS[name]?.(value) ?? numberText(value);
	if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
	if (name !== 'chatAvailability' || typeof value !== 'string') return null;
	const chat: Readonly<Record<string, string>> = text.ownAccount.chat;
	return chat[value] ?? null;
}
