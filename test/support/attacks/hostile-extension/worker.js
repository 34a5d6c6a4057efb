/** The test does the hostile things through this worker; all that it needs is to be there. */

addEventListener('message', () => {});
