import { exposePipeline } from '../exposePipeline';
import { columnRulePipeline } from './columnRulePipeline';

exposePipeline(columnRulePipeline());
