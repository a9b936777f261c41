import type { ReactNode } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';

/** Leaves the minimal mode for the whole app. */
export function ToApp(): ReactNode {
	return <Button onClick={() => location.assign(pathTo('index'))}>{text.installExtensions.toApp}</Button>;
}
