import type { ReactNode } from 'react';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { ProgressBar } from '@/ui/state/ProgressBar';

/** The progress of an upload; indeterminate while preparing, empty if not started, and while it waits for a rate limit. */
export function UploadProgress({ item: { state, progress, name, waitsUntil } }: { item: UploadItem }): ReactNode {
	if (waitsUntil || (state !== 'preparing' && state !== 'uploading')) return null;
	return <ProgressBar label={name} value={progress ? progress.value / (progress.max || 1) : undefined} />;
}
