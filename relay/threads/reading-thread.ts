/** The thread that works on pages and schemas. */
import { pageWork } from '../autonomy/reading/page-work';
import { serveCalls } from './serve-calls';

serveCalls(() => pageWork);
