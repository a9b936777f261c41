import type { Core } from '../../Core';
import { type SecondFactorRow, secondFactors } from '../../store/tables/secondFactors';

/** What an account has set up; undefined for nothing. Two-factor sign-in is on if it has a `secret`. */
export const secondFactorOf = ({ db }: Core, userId: string): SecondFactorRow | undefined =>
	db.first(secondFactors, 'WHERE t.userId = ?', userId);

export const hasSecondFactor = (core: Core, userId: string): boolean => secondFactorOf(core, userId)?.secret != null;
