/** The script in documents of bound sessions, each time before an act in them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { allowOneWindow } from '../page/new-windows';

export default defineUnlistedScript(() => allowOneWindow(window));
