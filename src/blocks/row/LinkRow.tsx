import type { CSSProperties, ReactNode } from 'react';
import { PathLink } from '../navigation/PathLink';
import styles from './LinkRow.module.css';
import { RowDetails } from './RowDetail';

interface LinkRowProps {
	/** The page to which the row leads. */
	path: string;
	name: string;
	/** A picture or an `IconTile`, in front of the name. */
	picture: ReactNode;
	/** The beginning of a description. */
	about?: ReactNode;
	/** A dim line of short facts (`RowDetail`). */
	details?: ReactNode;
	/** Buttons at the end, which are pressed without following the link. */
	beside?: ReactNode;
	/** `card`: a box of its own; `line`: one of several in a box; `banner`: a box that its picture fills at one side. */
	look?: 'card' | 'line' | 'banner';
	style?: CSSProperties;
	/** What else is below the details. */
	children?: ReactNode;
}

/** A list item for something that has a page. The whole row is the link to it. */
export function LinkRow(props: LinkRowProps): ReactNode {
	const { path, name, picture, about, details, beside, look = 'card', style, children } = props;
	return (
		<li className={styles.row} data-look={look} style={style}>
			{picture}
			<div className={styles.facts}>
				<PathLink className={styles.name} path={path} dir="auto">
					{name}
				</PathLink>
				{about && (
					<p className={styles.about} dir="auto">
						{about}
					</p>
				)}
				{details && <RowDetails>{details}</RowDetails>}
				{children}
			</div>
			{beside && <span className={styles.beside}>{beside}</span>}
		</li>
	);
}
