// Why: the script for the page's own world as the worker would put it there, bundled for a test page.
import mainWorld from '../../../extension/entrypoints/main-world';

mainWorld.main();
