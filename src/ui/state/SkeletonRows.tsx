import { text } from '@/i18n/text';

const ROW_HEIGHT_PX = 118;

interface SkeletonRowsProps {
	/** How many rows; 6 unless told. */
	count?: number;
}

/** The shape of a list of notes while the first of them load: two elements, however many rows they paint. */
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
