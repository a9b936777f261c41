import { text } from '@/i18n/text';

const ROW_HEIGHT_PX = 118;

interface SkeletonRowsProps {
	/** Number of rows; 6 by default. */
	count?: number;
}

/** Placeholder for a list of notes during its first load: two elements, however many rows they paint. */
export function SkeletonRows({ count = 6 }: SkeletonRowsProps) {
	return (
		<div
			className="skeleton-rows"
			style={{ blockSize: count * ROW_HEIGHT_PX }}
			role="status"
			aria-label={text.ui.loading}
		>
			<i />
		</div>
	);
}
