import { PAGE_NAME } from '../../src/domain/page/pageName';
import * as p from '../http/params';

/** A block with all that is in it; sections count one level for the block and one for its list. */
const BLOCK = { maxBytes: 128 * 1024, maxDepth: 64 };
const BLOCKS_MAX = 2000;
const VARIABLE = { maxBytes: 16 * 1024, maxDepth: 16 };
const VARIABLES_MAX = 500;
const SCRIPT_MAX = 65_536;
const TITLE_MAX = 256;

const block = () => p.object(BLOCK, 'be a block', () => true);
const variable = () => p.object(VARIABLE, 'be a variable', () => true);

/** The fields of a page. What blocks contain is up to clients. */
export const pageFields = {
	title: p.text({ max: TITLE_MAX }),
	name: p.pattern(PAGE_NAME, { max: TITLE_MAX }),
	summary: p.nullish(p.text({ max: TITLE_MAX })),
	content: p.list(block(), { max: BLOCKS_MAX }),
	variables: p.list(variable(), { max: VARIABLES_MAX }),
	script: p.text({ max: SCRIPT_MAX }),
	eyeCatchingImageId: p.nullish(p.id()),
	font: p.oneOf('serif', 'sans-serif'),
	alignCenter: p.flag(),
	hideTitleWhenPinned: p.flag(),
};
